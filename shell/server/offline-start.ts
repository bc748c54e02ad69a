import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ReleaseFile } from 'shared/federation'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import { storedFile } from '../release/release-store.ts'
import { offlineScreens } from '../src/routes.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { renderOfflinePage } from './page.ts'
import { filesOnDemand, screenFiles } from './released-files.ts'
import { retiredWorker } from './retired-worker.ts'

/** What lets a release start without a network. */
export interface OfflineStart {
  /** Path of the page that starts the site at any address; it is named by its content, and so never changes. */
  readonly pagePath: string
  readonly page: string
  /** The service worker, told what to keep. */
  readonly worker: string
}

export async function prepareOfflineStart(config: SiteConfig, release: PublishedRelease, store: string): Promise<OfflineStart> {
  const page = renderOfflinePage(config, release)
  const pagePath = `/offline.${createHash('sha256').update(page).digest('hex').slice(0, 8)}.html`
  const integrity = `sha384-${createHash('sha384').update(page).digest('base64')}`
  const kept = keptRelease(config, release, { url: pagePath, integrity })
  const { worker } = release.shell
  if (!worker) return { pagePath, page, worker: retiredWorker }
  const script = await readFile(storedFile(store, worker), 'utf8')
  return { pagePath, page, worker: `const KEPT_RELEASE = ${JSON.stringify(kept)};\n${script}` }
}

function keptRelease(config: SiteConfig, release: PublishedRelease, page: ReleaseFile): KeptRelease {
  const { scripts, sessionScripts, federationScripts, onDemand, styles, fonts } = release.shell
  const remotes = offlineScreens.flatMap((screen) => [...screenFiles(config, release, screen), ...filesOnDemand(config, release, screen)])
  return {
    page,
    start: [...scripts, ...sessionScripts, ...federationScripts, ...styles, ...fonts],
    screens: [...onDemand, ...remotes],
  }
}
