import type { DatabaseSync } from 'node:sqlite'
import { all, sql } from '../database/query.ts'

export interface RecentCall {
  readonly service: string
  readonly method: string
  readonly address: string
  readonly operation: string | null
  readonly status: number | null
  readonly reason: string | null
  readonly called_at: number
}

const shown = 200

/** The last calls, newest first, without preflights, load reports and control's own pages. */
export function recentCalls(database: DatabaseSync): RecentCall[] {
  return all<RecentCall>(
    database,
    sql`SELECT service, method, address, operation, status, reason, called_at FROM calls
     WHERE service NOT IN ('control', 'inbox', 'analytics') AND method <> 'OPTIONS' ORDER BY id DESC LIMIT ${shown}`,
  )
}
