import type { DatabaseSync } from 'node:sqlite'
import { all } from '../database/query.ts'

export interface CountedCalls {
  readonly service: string
  readonly method: string
  /** With `{x}` for its parameters. */
  readonly path: string
  /** Cognito's operation or the helper's event; null elsewhere. */
  readonly operation: string | null
  /** Null if there is no response, or not yet. */
  readonly status: number | null
  readonly count: number
}

/** How often each call was made, without control's own and without load reports, which nobody waits for. */
export function countedCalls(database: DatabaseSync): CountedCalls[] {
  return all<CountedCalls>(database)`SELECT service, method, path, operation, status, count(*) AS count FROM calls
    WHERE service NOT IN ('control', 'analytics')
    GROUP BY service, method, path, operation, status ORDER BY min(id)`
}
