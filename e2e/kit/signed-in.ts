import type { Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { storedSession } from '../platform/testing/stored-session.ts'
import { signInByPhone } from '../platform/testing/wire-client.ts'

/**
 * Leaves in a browser exactly what a sign-in through the form leaves: the customer's own tokens, the phone, the hint for the server. It uses
 * an image of the site: Playwright's way to set a storage opens another page, in another process.
 */
export async function keepSession(page: Page, origin: string, platform: Platform, phone: string): Promise<void> {
  const entries = storedSession(await signInByPhone(platform, phone), { phone })
  const context = page.context()
  await context.clearCookies()
  await context.addCookies([{ name: 'signed_in', value: '1', domain: new URL(origin).hostname, path: '/', sameSite: 'Lax' }])
  await page.goto(`${origin}/assets/logo.svg`)
  await page.evaluate((stored) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  }, entries)
}
