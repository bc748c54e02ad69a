import { createHash, X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { listen } from 'shell/testing/listen'
import { openQaSite } from '../qa/qa-site.ts'
import { startQa } from '../qa/start-qa.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { isWholeSite, remoteNames } from '../site/parts.ts'
import { qaStore } from './built-site.ts'
import { signInWith } from './customer.ts'
import { startRemoteOrigin, type RemoteOrigin } from './remote-origin.ts'
import { openScenes, type Scenes } from './scenes.ts'
import { openSiteAddress, testStore, type SiteAddress } from './serve-site.ts'
import { followRequests } from './settled.ts'
import { openSignedIn } from './signed-in.ts'
import { watchConsole, type ConsoleWatch } from './watch-console.ts'

export interface SiteOptions {
  /** The remotes that are released; the others are absent. */
  readonly remotesOfSite: readonly RemoteName[]
}

interface WorkerFixtures {
  readonly siteAddress: SiteAddress
  readonly platform: Platform
  readonly remotes: RemoteOrigin
  readonly siteUrl: string
  /** The address of the QA page (`pnpm qa`), on a platform of its own. */
  readonly qaUrl: string
  /** A page that is led through scenarios of the site, on a platform of its own. */
  readonly scenes: Scenes
}

const perWorker = <Fixture>(fixture: Fixture): [Fixture, { scope: 'worker' }] => [fixture, { scope: 'worker' }]

/** What a worker keeps for its tests. Playwright starts another worker, with another browser, for tests that declare other such things. */
export const workerTest = base.extend<object, SiteOptions & WorkerFixtures>({
  remotesOfSite: [remoteNames, { scope: 'worker', option: true }],
  siteAddress: perWorker(async ({}, provide) => {
    await using address = await openSiteAddress()
    await provide(address)
  }),
  platform: perWorker(async ({ siteAddress }, provide) => {
    await using platform = await startPlatform({ siteUrl: `${siteAddress.url}/` })
    await provide(platform)
  }),
  launchOptions: perWorker(async ({ launchOptions, platform }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), trustOf(platform)] }),
  ),
  remotes: perWorker(async ({ remotesOfSite }, provide) => {
    await using remotes = await startRemoteOrigin(testStore(remotesOfSite))
    await provide(remotes)
  }),
  siteUrl: perWorker(async ({ siteAddress, platform, remotes, remotesOfSite }, provide) => {
    // The remotes' files have an origin of their own, as in the site of a company.
    const origins = Object.fromEntries(remoteNames.map((name) => [name, remotes.url]))
    await siteAddress.serve(siteConfigOf(platform, { remotes: { origins } }), testStore(remotesOfSite))
    await provide(siteAddress.url)
  }),
  qaUrl: perWorker(async ({}, provide) => {
    const server = createServer()
    await using listening = await listen(server)
    const { url } = listening
    const { platform, ...qa } = await startQa(`${url}/`, 0, remoteNames, testStore())
    server.on('request', openQaSite({ ...qa, ownStore: qaStore(), host: process.env.TEST_QA_HOST ?? '' }))
    await provide(url)
    await platform.close()
  }),
  scenes: perWorker(async ({ browser, remotesOfSite }, provide) => {
    await using scenes = await openScenes(browser, testStore(remotesOfSite))
    await provide(scenes)
  }),
})

/**
 * Lets a browser trust the platform's certificate, by its key. Ignoring all certificate errors would still check them, for which the
 * pinned browser needs a library that a bare machine lacks.
 */
function trustOf({ certificate }: Platform): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

function customerOf(page: Page, platform: Platform, siteUrl: string | undefined) {
  return {
    /** Opens a path and signs in there, through the form. */
    async signIn(phone: string, path: string, password?: string): Promise<void> {
      await page.goto(path)
      await signInWith(page, phone, password)
      await expect(page.getByRole('banner')).toBeVisible()
    },
    /** Opens a path, signed in since an earlier visit: for tests that are not about the sign-in. Not for Renata, whose sign-in remembers a device. */
    async openSignedIn(phone: string, path: string): Promise<void> {
      await openSignedIn(page, new URL(path, siteUrl).href, platform, phone)
      await expect(page.getByRole('banner')).toBeVisible()
    },
    code: (phone: string, channel: 'sms' | 'call' | 'identity') => newestCode(platform, phone, channel),
  }
}

interface TestFixtures {
  /** Errors and warnings fail the test unless it allows them. */
  readonly browserConsole: ConsoleWatch
  readonly customer: ReturnType<typeof customerOf>
}

/** The composed site, on the worker's own platform and remotes' origin; both are reset before each test. */
export const test = workerTest.extend<TestFixtures>({
  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),
  browserConsole: [
    async ({ page, platform, remotes, remotesOfSite }, provide) => {
      await platform.reset()
      remotes.heal()
      followRequests(page)
      const watch = watchConsole(page)
      // The screens of absent remotes.
      if (!isWholeSite(remotesOfSite)) watch.allow(/^warning: \[federation\] mf-\?\/\w+: not-released /)
      await provide(watch)
      expect(watch.complaints).toEqual([])
    },
    { auto: true },
  ],
  customer: ({ page, platform, baseURL }, provide) => provide(customerOf(page, platform, baseURL)),
})

export { expect }
