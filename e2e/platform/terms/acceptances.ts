import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { insert, one, sql } from '../database/query.ts'

/** When a customer accepted an organisation's terms, epoch milliseconds. */
export function acceptedAt(database: DatabaseSync, sub: string, organizationKey: string): number | undefined {
  return one<{ accepted_at: number }>(
    database,
    sql`SELECT accepted_at FROM terms_acceptances WHERE sub = ${sub} AND organization_key = ${organizationKey}`,
  )?.accepted_at
}

/** Accepts; the first acceptance counts. */
export function acceptTerms({ database, clock }: World, sub: string, organizationKey: string): void {
  insert(database, 'terms_acceptances', { sub, organization_key: organizationKey, accepted_at: clock.now() }, 'IGNORE')
}
