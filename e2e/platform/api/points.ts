import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { all, one } from '../database/query.ts'
import { formatApiDateTime } from './date-time.ts'

/** The points that a customer can spend: those earned and not expired. */
export function totalPoints({ database, clock }: World, sub: string, organizationKey: string): number {
  const row = one<{ total: number }>(database)`SELECT coalesce(sum(balance), 0) AS total FROM score_entries
    WHERE sub = ${sub} AND organization_key = ${organizationKey} AND expires_at > ${clock.now()}`
  return row?.total ?? 0
}

/** The whole statement, with expired entries. Shuffled, since the client has to sort (spec §9). */
export function statement(database: DatabaseSync, sub: string, organizationKey: string) {
  const entries = all<{ created_at: number; expires_at: number }>(
    database,
  )`SELECT balance, created_at, expires_at, company_name, sale_amount
    FROM score_entries WHERE sub = ${sub} AND organization_key = ${organizationKey} ORDER BY id * 7919 % 1009, id`
  return entries.map(({ created_at, expires_at, ...entry }) => ({
    ...entry,
    created_at: formatApiDateTime(created_at),
    expiration_at: formatApiDateTime(expires_at),
  }))
}
