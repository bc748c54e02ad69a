import { test as base } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { remoteNames } from '../site/parts.ts'
import { startRemoteOrigin, type RemoteOrigin } from './remote-origin.ts'
import { openScenes, type Scenes } from './scenes.ts'
import { serveQa } from './serve-qa.ts'
import { openSiteAddress, type ServedSite, type SiteAddress } from './serve-site.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { testStore } from './test-store.ts'
import { trustCertificate } from './trust-certificate.ts'

/** What a test project says about its site. */
export interface SiteOptions {
  /** The remotes that are released; the others are absent. */
  readonly remotesOfSite: readonly RemoteName[]
}

export interface WorkerFixtures {
  readonly siteAddress: SiteAddress
  /** The local platform, in memory. */
  readonly platform: Platform
  /** The origin that serves the remotes' files. */
  readonly remotes: RemoteOrigin
  readonly siteUrl: string
  /** The QA page (`pnpm qa`), on a platform of its own. */
  readonly qa: ServedSite
  /** A page that is led through scenarios of the site, on a platform of its own. */
  readonly scenes: Scenes
}

/** What a worker keeps for its tests. Playwright starts another worker, with another browser, for tests that declare other such things. */
export const workerTest = base.extend<object, SiteOptions & WorkerFixtures>({
  remotesOfSite: [remoteNames, { scope: 'worker', option: true }],
  siteAddress: [
    async ({}, provide) => {
      const address = await openSiteAddress()
      await provide(address)
      await address.close()
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ siteAddress }, provide) => {
      const platform = await startPlatform({ siteUrl: `${siteAddress.url}/` })
      await provide(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, platform }, provide) => provide(trustCertificate(launchOptions, platform.certificate)),
    { scope: 'worker' },
  ],
  remotes: [
    async ({ remotesOfSite }, provide) => {
      const remotes = await startRemoteOrigin(testStore(remotesOfSite))
      await provide(remotes)
      await remotes.close()
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ siteAddress, platform, remotes, remotesOfSite }, provide) => {
      // The remotes' files have an origin of their own, as in the site of a company.
      const origins = Object.fromEntries(remoteNames.map((name) => [name, remotes.url]))
      await siteAddress.serve(siteConfigOf(platform, { remotes: { origins } }), testStore(remotesOfSite))
      await provide(siteAddress.url)
    },
    { scope: 'worker' },
  ],
  qa: [
    async ({ remotesOfSite }, provide) => {
      const qa = await serveQa(remotesOfSite)
      await provide(qa)
      await qa.close()
    },
    { scope: 'worker' },
  ],
  scenes: [
    async ({ browser, remotesOfSite }, provide) => {
      const scenes = await openScenes(browser, testStore(remotesOfSite))
      await provide(scenes)
      await scenes.close()
    },
    { scope: 'worker' },
  ],
})
