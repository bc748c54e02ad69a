import type { Release } from 'shared/federation'
import type { LoadCause } from '../federation/load-error.ts'
import type { EndedLoad } from '../federation/report-load.ts'

/** A load that ended, as this page remembers it. */
export interface PageLoad extends EndedLoad {
  /** Absent unless it failed. */
  readonly cause?: LoadCause
}

/** What somebody copies from a page for those who look for the reason of a failure. Nothing of it is about the customer. */
interface PageReport {
  /** The release that the page shows. */
  readonly release: string
  /** The release that the server served: another one in a tab with an override. */
  readonly served: string
  /** During a rollout: which customers get the release. */
  readonly arm?: Release['arm']
  /** `mf-home@3f2a9c01b7de` */
  readonly override?: string
  /** The id of each part's version, as `pnpm release show mf-home@…` takes it; from a dev server its package's version. */
  readonly versions: Readonly<Record<string, string>>
  /** The last failure; absent if nothing failed. */
  readonly failure?: PageLoad
  /** In the order in which they ended. */
  readonly loads: readonly PageLoad[]
}

/** The loads of this page, in the order in which they ended. */
export function pageLoads(): readonly PageLoad[] {
  // The timeline is in the order of the starts; a load that succeeded and then threw began once, and ended twice.
  const ended = performance.getEntriesByType('measure').toSorted((one, other) => endOf(one) - endOf(other))
  return ended.flatMap((entry) => ('detail' in entry && isLoad(entry.detail) ? entry.detail : []))
}

const endOf = ({ startTime, duration }: PerformanceEntry) => startTime + duration

const isLoad = (detail: unknown): detail is PageLoad =>
  typeof detail === 'object' && detail !== null && 'remote' in detail && 'outcome' in detail

/** The report of this page as text. `release open` reads it (docs/decisions/0046). */
export function reportPage({ id, arm, override, shell, remotes }: Release): string {
  const loads = pageLoads()
  const report: PageReport = {
    release: id,
    served: override?.release ?? id,
    ...(arm && { arm }),
    ...(override && { override: `${override.remote}@${override.version}` }),
    versions: Object.fromEntries(
      Object.entries({ shell, ...remotes }).map(([name, { id: stored, version }]) => [name, stored ?? version]),
    ),
    ...failureIn(loads),
    loads,
  }
  return JSON.stringify(report, undefined, 1)
}

function failureIn(loads: readonly PageLoad[]): Pick<PageReport, 'failure'> {
  const failure = loads.findLast(({ outcome }) => outcome === 'failed')
  return failure ? { failure } : {}
}
