import type { ReleaseFile } from 'shared/federation'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../store/published-release.ts'
import { integrityOf } from '../store/stored-files.ts'
import { offlineScreens } from '../contract/released-screens.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { renderOfflinePage } from './page.ts'
import { filesOnDemand, screenFiles } from './released-files.ts'

export interface OfflineStart {
  /** The path of the page that starts the site at any address. It contains a hash of the page, so the page at a path never changes. */
  readonly pagePath: string
  readonly page: string
  /** The service worker's script, with the list of files to keep. */
  readonly worker: string
}

/** Makes the page and the service worker for a release. @param workerScript the built service worker */
export function prepareOfflineStart(config: SiteConfig, release: PublishedRelease, workerScript: string): OfflineStart {
  const page = renderOfflinePage(config, release)
  const integrity = integrityOf(Buffer.from(page))
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
  const pagePath = `/offline.${hash.slice(0, 8)}.html`
  const kept = keptRelease(config, release, { url: pagePath, integrity })
  return { pagePath, page, worker: `const KEPT_RELEASE = ${JSON.stringify(kept)};\n${workerScript}` }
}

/** `/sw.js` for a release without a worker: removes an earlier release's worker and its files. A missing `/sw.js` would leave them. */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

function keptRelease(config: SiteConfig, release: PublishedRelease, page: ReleaseFile): KeptRelease {
  const { scripts, sessionScripts, federationScripts, onDemand, styles, fonts } = release.shell
  const remotes = offlineScreens(release.remotes).flatMap((screen) => [
    ...screenFiles(config, release, screen),
    ...filesOnDemand(config, release, screen),
  ])
  return {
    page,
    start: [...scripts, ...sessionScripts, ...federationScripts, ...styles, ...fonts],
    screens: [...onDemand, ...remotes],
  }
}
