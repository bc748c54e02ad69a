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
  /** Each part's version and build: `1.0.0+3cc409f3`, with the hash in the name of its entry, which `pnpm release show` lists. */
  readonly versions: Readonly<Record<string, string>>
  /** The last failure; absent if nothing failed. */
  readonly failure?: PageLoad
  /** In the order in which they ended. */
  readonly loads: readonly PageLoad[]
}

/** The loads of this page, in the order in which they ended. */
export function pageLoads(): readonly PageLoad[] {
  // The timeline is in the order of the starts; a load that succeeded and then threw began once, and ended twice.
  const ended = (performance.getEntriesByType?.('measure') ?? []).sort((one, other) => endOf(one) - endOf(other))
  return ended.flatMap((entry) => ('detail' in entry && isLoad(entry.detail) ? entry.detail : []))
}

const endOf = ({ startTime, duration }: PerformanceEntry) => startTime + duration

const isLoad = (detail: unknown): detail is PageLoad =>
  typeof detail === 'object' && detail !== null && 'remote' in detail && 'outcome' in detail

/** The report of this page as text. `pnpm report` reads it (docs/decisions/0046). */
export function reportPage({ id, arm, override, shell, remotes }: Release): string {
  const loads = pageLoads()
  const failure = loads.findLast(({ outcome }) => outcome === 'failed')
  const report: PageReport = {
    release: id,
    served: override?.release ?? id,
    ...(arm && { arm }),
    ...(override && { override: `${override.remote}@${override.version}` }),
    versions: {
      shell: withBuild(shell.version, shellEntry()?.src),
      ...Object.fromEntries(
        Object.entries(remotes).map(([name, { version, entry }]) => [name, withBuild(version, entry.url)]),
      ),
    },
    ...(failure && { failure }),
    loads,
  }
  return JSON.stringify(report, undefined, 1)
}

/** The last of the start files: the others hold libraries. */
const shellEntry = () => [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].at(-1)

/** As semantic versions name a build. A dev server's files have no hash. */
const withBuild = (version: string, entry = '') =>
  [version, /\.([0-9a-f]{8})\.js$/.exec(entry)?.[1]].filter(Boolean).join('+')
