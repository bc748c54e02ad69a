import type { SiteConfig } from 'shared/contract'
import type { LoadReport } from 'shared/contract/load-report'
import type { Release } from 'shared/federation'
import { reportsPath, type LoadOutcome } from '../../contract/browser-report.ts'
import type { LoadCause } from './load-error.ts'

/** What the loader says of a load that ended. */
export type EndedLoad = Pick<LoadReport, 'remote' | 'screen' | 'version' | 'phase' | 'outcome' | 'ms'>

/**
 * Reports loads to the browser's timeline of performance, to the site's own server if it takes reports, and to the configured address if
 * there is one. A beacon delays no navigation, and its loss is no failure. The cause of a failure stays in the page. Firefox has settings
 * without either.
 */
export const createLoadReporter =
  (
    { analytics: { appId, beaconUrl } }: Pick<SiteConfig, 'analytics'>,
    { id: release, arm = 'stable', override }: Release,
    takesReports = false,
  ) =>
  (load: EndedLoad, cause?: LoadCause): void => {
    performance.measure?.(`${load.remote}/${load.screen}`, {
      end: performance.now(),
      duration: load.ms,
      detail: { ...load, ...(cause && { cause }) },
    })
    // What a translator broke must not end a rollout.
    if (cause === 'translated') return
    // A page without a secure context has no `randomUUID`.
    const counted = { load: crypto.randomUUID?.(), release, override: override && (true as const) }
    const { remote, outcome } = load
    if (takesReports) sendReport(reportsPath, JSON.stringify({ ...counted, remote, outcome } satisfies LoadOutcome))
    if (appId !== null && beaconUrl !== null)
      sendReport(beaconUrl, JSON.stringify({ ...load, ...counted, arm, appId } satisfies LoadReport))
  }

/** Sends a report that nobody waits for. A browser without beacons sends none. */
export const sendReport = (url: string, report: string) => void navigator.sendBeacon?.(url, report)
