import { expect, type Page } from '@playwright/test'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { isWholeSite } from '../site/parts.ts'
import { followRequests } from './settled.ts'
import { openSignedIn } from './signed-in.ts'
import { watchConsole, type ConsoleWatch } from './watch-console.ts'
import { workerTest } from './worker-test.ts'

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

async function signIn(page: Page, phone: string, path: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}
