import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { one, run, sql } from '../database/query.ts'

/** When a customer accepted an organisation's terms, epoch milliseconds. */
export function acceptedAt(database: DatabaseSync, sub: string, organizationKey: string): number | undefined {
  return one<{ accepted_at: number }>(
    database,
    sql`SELECT accepted_at FROM terms_acceptances WHERE sub = ${sub} AND organization_key = ${organizationKey}`,
  )?.accepted_at
}

/** Accepts; the first acceptance counts. */
export function acceptTerms({ database, clock }: World, sub: string, organizationKey: string): void {
  run(
    database,
    sql`INSERT OR IGNORE INTO terms_acceptances (sub, organization_key, accepted_at) VALUES (${sub}, ${organizationKey}, ${clock.now()})`,
  )
}
