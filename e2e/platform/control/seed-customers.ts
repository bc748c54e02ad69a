import type { DatabaseSync } from 'node:sqlite'
import { all } from '../database/query.ts'

export interface SeedCustomer {
  /** In Portuguese: who it is. */
  readonly label: string
  /** Eleven digits, as the sign-in form takes them; null for who has none. */
  readonly phone: string | null
  /** Null for the accounts of an external provider. */
  readonly password: string | null
  /** In Portuguese: what is special about the account. */
  readonly state: string
}

/** The customers of the seed, with what is needed to sign in as them. */
export function seedCustomers(database: DatabaseSync): SeedCustomer[] {
  return all<SeedCustomer>(database, 'SELECT label, phone, password, state FROM seed_customers ORDER BY rowid')
}
