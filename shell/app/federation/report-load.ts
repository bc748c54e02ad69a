import type { SiteConfig } from 'shared/contract'
import type { LoadReport } from 'shared/contract/load-report'
import type { Release } from 'shared/federation'
import type { LoadCause } from './load-error.ts'

/** What the loader says of a load that ended. */
export type EndedLoad = Pick<LoadReport, 'remote' | 'screen' | 'version' | 'phase' | 'outcome' | 'ms'>

/**
 * Reports loads to the browser's timeline of performance, and to the configured address if there is one. A beacon delays no
 * navigation, and its loss is no failure. The cause of a failure stays in the page. Firefox has settings without either.
 */
export const createLoadReporter =
  ({ analytics: { appId, beaconUrl } }: Pick<SiteConfig, 'analytics'>, { id, arm = 'stable', override }: Release) =>
  (load: EndedLoad, cause?: LoadCause): void => {
    performance.measure?.(`${load.remote}/${load.screen}`, {
      end: performance.now(),
      duration: load.ms,
      detail: { ...load, ...(cause && { cause }) },
    })
    // What a translator broke must not end a rollout.
    if (appId !== null && beaconUrl !== null && cause !== 'translated') {
      const report: LoadReport = { ...load, release: id, arm, override: override && true, appId }
      // A page without a secure context has no `randomUUID`.
      navigator.sendBeacon?.(beaconUrl, JSON.stringify({ ...report, load: crypto.randomUUID?.() }))
    }
  }
