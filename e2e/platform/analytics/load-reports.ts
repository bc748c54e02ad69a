import type { DatabaseSync } from 'node:sqlite'
import type { LoadReport } from 'shared/contract/load-report'
import { all, insert, one, run, sql } from '../database/query.ts'

/** How many reports are kept: enough for any rollout, and few enough for a platform that runs for days. */
const keptReports = 50_000

export function storeReport(database: DatabaseSync, { appId, override, ...report }: LoadReport): void {
  insert(database, 'load_reports', { ...report, override: override ? 1 : 0, app_id: appId })
  run(database)`DELETE FROM load_reports WHERE id <= (SELECT max(id) FROM load_reports) - ${keptReports}`
}

export type LoadCounts = Readonly<Record<LoadReport['outcome'], number>>

const counts = sql`count(*) FILTER (WHERE outcome = 'loaded') AS loaded, count(*) FILTER (WHERE outcome = 'recovered') AS recovered,
  count(*) FILTER (WHERE outcome = 'failed') AS failed`

/** The loads of a release's screens by customers; zeros for a release that nobody reported. */
export function loadsOfRelease(database: DatabaseSync, release: string): LoadCounts {
  const row = one<LoadCounts>(database)`SELECT ${counts} FROM load_reports
    WHERE release = ${release} AND override = 0`
  return row ?? { loaded: 0, recovered: 0, failed: 0 }
}

export interface LoadSummary extends LoadCounts {
  /** What was counted together: a remote and its version, or a release and its arm. */
  readonly name: string
  readonly detail: string
  readonly medianMs: number
}

/** Loads of tabs with an override stand apart. */
const groups = {
  version: [sql`remote`, sql`iif(override, version || ' (teste)', version)`],
  release: [sql`release`, sql`iif(override, 'teste', arm)`],
} as const

/** Loads by remote and version, or by release and arm; the newest first. */
export function summarizeLoads(database: DatabaseSync, by: keyof typeof groups): LoadSummary[] {
  const [name, detail] = groups[by]
  return all<LoadSummary>(database)`SELECT ${name} AS name, ${detail} AS detail, ${counts},
    cast(round(avg(ms) FILTER (WHERE position IN ((size + 1) / 2, (size + 2) / 2))) AS INTEGER) AS medianMs
    FROM (SELECT *, row_number() OVER (PARTITION BY ${name}, ${detail} ORDER BY ms) AS position,
    count(*) OVER (PARTITION BY ${name}, ${detail}) AS size FROM load_reports)
    GROUP BY ${name}, ${detail} ORDER BY max(id) DESC`
}
