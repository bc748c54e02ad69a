import { welcomeCustomer } from '../api/welcome-customer.ts'
import type { World } from '../context.ts'
import { run, sql } from '../database/query.ts'
import { setAttributes } from './users.ts'

/**
 * The phone is proven by a code. Who was unconfirmed becomes a customer by that: the pool's
 * PostConfirmation trigger.
 */
export function confirmUser(world: World, sub: string): void {
  const { database } = world
  const confirmed = run(
    database,
    sql`UPDATE users SET status = 'CONFIRMED' WHERE sub = ${sub} AND status = 'UNCONFIRMED'`,
  )
  setAttributes(database, sub, { phone_number_verified: 'true' })
  if (confirmed > 0) welcomeCustomer(world, sub)
}
