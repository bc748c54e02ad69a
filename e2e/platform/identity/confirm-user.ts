import type { DatabaseSync } from 'node:sqlite'
import { welcomeCustomer } from '../api/welcome-customer.ts'
import { run } from '../database/query.ts'
import { setAttributes } from './users.ts'

/**
 * The phone is proven by a code. Who was unconfirmed becomes a customer by that: the pool's
 * PostConfirmation trigger.
 */
export function confirmUser(database: DatabaseSync, sub: string): void {
  const confirmed = run(database, "UPDATE users SET status = 'CONFIRMED' WHERE sub = ? AND status = 'UNCONFIRMED'", sub)
  setAttributes(database, sub, { phone_number_verified: 'true' })
  if (confirmed > 0) welcomeCustomer(database, sub)
}
