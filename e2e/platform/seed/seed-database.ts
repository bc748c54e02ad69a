import type { World } from '../context.ts'
import { all, inTransaction, Sql, run } from '../database/query.ts'
import { seedCustomers } from './customers.ts'
import { seedMemberships } from './memberships.ts'
import { seedOrganizations } from './organizations.ts'
import { seedRewards } from './rewards.ts'

/** Empties the database and writes the seed, relative to today. Signing key and certificate stay, since others have their public halves. */
export function seedDatabase(world: World): void {
  const { database, clock } = world
  inTransaction(database, () => {
    // Newest tables first. Newer tables refer to older ones, and a row without references is deleted without a search.
    const tables = all<{ name: string }>(database)`SELECT name FROM sqlite_schema WHERE type = 'table'
      AND name NOT IN ('signing_keys', 'certificates') AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC`
    for (const { name } of tables) run(database)`DELETE FROM "${new Sql(name)}"`
    seedOrganizations(database)
    seedRewards(database)
    seedCustomers(world)
    seedMemberships(database, clock.now())
  })
}
