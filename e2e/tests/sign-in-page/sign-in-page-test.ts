import { test as base, expect } from '@playwright/test'
import { trustCertificate } from '../../kit/trust-certificate.ts'
import { watchConsole } from '../../kit/watch-console.ts'
import { serveSignInPage, type SignInPage } from './serve-sign-in-page.ts'

/** The page with the identity client, and the worker's own platform, reset before each test. Any console message fails the test. */
export const test = base.extend<{ quietConsole: void }, { signInPage: SignInPage }>({
  signInPage: [
    async ({}, provide) => {
      const signInPage = await serveSignInPage()
      await provide(signInPage)
      await signInPage.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [async ({ launchOptions, signInPage }, provide) => provide(trustCertificate(launchOptions, signInPage.platform.certificate)), { scope: 'worker' }],
  baseURL: async ({ signInPage }, provide) => provide(signInPage.url),
  quietConsole: [
    async ({ page, signInPage }, provide) => {
      await signInPage.platform.reset()
      const watch = watchConsole(page)
      await provide()
      expect(watch.complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
