import type { Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { signInByPhone, storedSession } from '../platform/testing/wire-client.ts'

/**
 * Opens an address in a browser that has exactly what a sign-in through the form leaves. It is stored as the page begins: Playwright's way
 * to set a storage opens another page, in another process. @param limits how long the address may take
 */
export async function openSignedIn(
  page: Page,
  address: string,
  platform: Platform,
  phone: string,
  limits: { readonly timeout?: number } = {},
): Promise<void> {
  const { hostname, origin } = new URL(address)
  const entries = storedSession(await signInByPhone(platform, phone), { phone })
  const context = page.context()
  await context.clearCookies()
  await context.addCookies([{ name: 'signed_in', value: '1', domain: hostname, path: '/', sameSite: 'Lax' }])
  const storing = await page.addInitScript(
    ([site, stored]) => {
      // It may be led elsewhere.
      if (location.origin !== site) return
      localStorage.clear()
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    [origin, entries] as const,
  )
  await page.goto(address, limits)
  await storing.dispose()
}
