import { createHash } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../store/published-release.ts'
import { integrityOf } from '../store/stored-files.ts'
import { offlineScreens } from '../contract/released-screens.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { filesOnDemand, screenFiles } from './released-files.ts'

/** Of the page that starts the site at any address: any server can make it of the release, and by its hash it never changes. */
export const offlinePath = (release: string, page: Uint8Array): string =>
  `/offline.${release}.${createHash('sha384').update(page).digest('hex').slice(0, 8)}.html`

/** The release that such a path names. */
export const releaseIn = (path: string): string | undefined =>
  /^\/offline\.([0-9a-f]{12})\.[0-9a-f]{8}\.html$/.exec(path)?.[1]

/** The service worker's script, with the list of files to keep. @param script the built service worker */
export function offlineWorker(config: SiteConfig, release: PublishedRelease, page: Uint8Array, script: string): string {
  const { scripts, sessionScripts, federationScripts, onDemand, styles, fonts } = release.shell
  const remotes = offlineScreens(release.remotes).flatMap((screen) => [
    ...screenFiles(config, release, screen),
    ...filesOnDemand(config, release, screen),
  ])
  const kept: KeptRelease = {
    page: { url: offlinePath(release.id, page), integrity: integrityOf(Buffer.from(page)) },
    start: [...scripts, ...sessionScripts, ...federationScripts, ...styles, ...fonts],
    screens: [...onDemand, ...remotes],
  }
  return `const KEPT_RELEASE = ${JSON.stringify(kept)};\n${script}`
}

/** `/sw.js` for a release without a worker: removes an earlier release's worker and its files. A missing `/sw.js` would leave them. */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
