import type { Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { storedSession } from '../platform/testing/stored-session.ts'
import { signInByPhone } from '../platform/testing/wire-client.ts'

/**
 * Opens an address in a browser that has exactly what a sign-in through the form leaves: the customer's own tokens, the phone, the hint for the
 * server. They are stored as the page begins: Playwright's way to set a storage opens another page, in another process.
 * @param limits how long the address may take
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
  const storing = await page.addInitScript(storeAt, { origin, entries })
  await page.goto(address, limits)
  await storing.dispose()
}

/** Runs in the page. It may be led elsewhere. */
function storeAt({
  origin,
  entries,
}: {
  readonly origin: string
  readonly entries: Readonly<Record<string, string>>
}): void {
  if (location.origin !== origin) return
  localStorage.clear()
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}
