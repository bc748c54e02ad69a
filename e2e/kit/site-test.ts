import { expect, type Page } from '@playwright/test'
import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { isWholeSite, remoteNames } from '../site/parts.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { testStore } from './test-store.ts'
import { startRemoteOrigin, type RemoteOrigin } from './remote-origin.ts'
import { sceneTest } from './scene-test.ts'
import { openSiteAddress, type SiteAddress } from './serve-site.ts'
import { followRequests } from './settled.ts'
import { openSignedIn } from './signed-in.ts'
import { trustCertificate } from './trust-certificate.ts'
import { watchConsole, type ConsoleWatch } from './watch-console.ts'

interface WorkerFixtures {
  readonly siteAddress: SiteAddress
  /** The local platform, in memory. */
  readonly platform: Platform
  /** The origin that serves the remotes' files. */
  readonly remotes: RemoteOrigin
  readonly siteUrl: string
}

interface TestFixtures {
  /** Errors and warnings fail the test unless it allows them. */
  readonly browserConsole: ConsoleWatch
  readonly customer: CustomerActions
}

/** What a customer does. */
interface CustomerActions {
  /** Opens a path and signs in there, through the form. */
  signIn(phone: string, path: string, password?: string): Promise<void>
  /** Opens a path, signed in since an earlier visit: for tests that are not about the sign-in. Not for Renata, whose sign-in remembers a device. */
  openSignedIn(phone: string, path: string): Promise<void>
  /** The newest code in the inbox of a national phone number. */
  code(phone: string, channel: 'sms' | 'call' | 'identity'): Promise<string>
}

/** The composed site, on the worker's own platform and remotes' origin; both are reset before each test. */
export const test = sceneTest.extend<TestFixtures, WorkerFixtures>({
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
      await siteAddress.serve(configWithRemotesAt(platform, remotes.url), testStore(remotesOfSite))
      await provide(siteAddress.url)
    },
    { scope: 'worker' },
  ],
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
  customer: async ({ page, platform, baseURL }, provide) => {
    await provide({
      signIn: (phone, path, password = 'pontos123') => signIn(page, phone, path, password),
      async openSignedIn(phone, path) {
        await openSignedIn(page, new URL(path, baseURL).href, platform, phone)
        await expect(page.getByRole('banner')).toBeVisible()
      },
      code: (phone, channel) => newestCode(platform, phone, channel),
    })
  },
})

export { expect }

/** The platform’s configuration, with the remotes’ files at an origin of their own. */
function configWithRemotesAt(platform: Platform, origin: string): SiteConfig {
  const origins = Object.fromEntries(remoteNames.map((name) => [name, origin]))
  const read = readSiteConfig({ ...(platform.siteConfig as object), remotes: { origins } })
  if (!read.ok) throw new Error(read.problem)
  return read.config
}

async function signIn(page: Page, phone: string, path: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}
