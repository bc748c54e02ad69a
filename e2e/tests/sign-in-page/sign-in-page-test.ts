import { test as base, expect } from '@playwright/test'
import { watchConsole } from '../../kit/watch-console.ts'
import { serveSignInPage, type SignInPage } from './serve-sign-in-page.ts'

/** The page with the identity client, and a platform of the worker's own, new before each test. A complaint in the console fails. */
export const test = base.extend<{ quietConsole: void }, { signInPage: SignInPage }>({
  signInPage: [
    async ({}, provide) => {
      const signInPage = await serveSignInPage()
      await provide(signInPage)
      await signInPage.close()
    },
    { scope: 'worker' },
  ],
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
