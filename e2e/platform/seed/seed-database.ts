import type { DatabaseSync } from 'node:sqlite'
import { all, inTransaction, run } from '../database/query.ts'
import { seedCustomers } from './customers.ts'
import { seedMemberships } from './memberships.ts'
import { seedOrganizations } from './organizations.ts'
import { seedRewards } from './rewards.ts'

/**
 * Empties the database and writes the seed: the same every time, relative to today. Only the
 * signing key stays, since everybody who verifies tokens holds its public half.
 */
export function seedDatabase(database: DatabaseSync): void {
  inTransaction(database, () => {
    // Checked at the end, when nothing is left to refer to.
    database.exec('PRAGMA defer_foreign_keys = ON')
    const tables = all<{ name: string }>(
      database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'signing_keys' AND name NOT LIKE 'sqlite_%'",
    )
    for (const { name } of tables) run(database, `DELETE FROM "${name}"`)
    seedOrganizations(database)
    seedRewards(database)
    seedCustomers(database)
    seedMemberships(database, Date.now())
  })
}
