import type { DatabaseSync } from 'node:sqlite'
import { all, sql } from '../database/query.ts'

export interface SeedCustomer {
  readonly sub: string
  /** Signs in a customer without a phone. */
  readonly username: string
  /** In Portuguese: who it is. */
  readonly label: string
  /** Eleven digits, as the sign-in form takes them; null without a phone. */
  readonly phone: string | null
  /** Null for accounts of an external provider. */
  readonly password: string | null
  /** In Portuguese: what is special about the account. */
  readonly state: string
}

/** The customers of the seed, with what it takes to sign in as them. */
export function seedCustomers(database: DatabaseSync): SeedCustomer[] {
  return all<SeedCustomer>(
    database,
    sql`SELECT sub, username, label, phone, password, state FROM seed_customers JOIN users USING (sub) ORDER BY seed_customers.rowid`,
  )
}
