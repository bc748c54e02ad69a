import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright'
import type { PublishedRelease } from 'shell/store'
import { Refusal } from 'shell/store/problems'
import type { PartName } from 'shell/store/version'
import { openRelease } from 'shell/server'
import { listen } from 'shell/testing/listen'
import { launchOptions, phone } from '../kit/phone.ts'
import { followRequests, settled } from '../kit/settled.ts'
import { openSignedIn } from '../kit/signed-in.ts'
import { watchConsole, type ConsoleWatch } from '../kit/watch-console.ts'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { customers } from '../platform/seed/customers.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { screensToOpen, type ScreenToOpen } from 'shell/cli/screens-to-open'

/** How long a screen may take to show itself, even on a busy machine. Without a limit, a candidate could hold up its check for ever. */
const patienceMs = 60_000
const limits = { timeout: patienceMs }

/**
 * Opens screens of some parts of a release in a real browser: the bytes that customers would get, on the local platform. With the shell, all.
 * @returns the screens @throws {Refusal} that names the first screen with a problem, and the problem
 */
export async function smokeTestRelease(
  address: string,
  release: PublishedRelease,
  parts: readonly PartName[],
): Promise<readonly string[]> {
  const screens = screensToOpen(release, parts)
  const server = createServer()
  await using listening = await listen(server)
  const { url } = listening
  await using platform = await startPlatform({ siteUrl: `${url}/` })
  const site = await openRelease({ config: siteConfigOf(platform), store: address }, release)
  server.on('request', site.listener)
  await using browser = await chromium.launch(launchOptions)
  for (const screen of screens) {
    const problem = await openScreen(browser, platform, url, screen)
    if (problem !== undefined) throw new Refusal(`${screen.remote}/${screen.screen}: ${problem}`)
  }
  return screens.map(({ screen }) => screen)
}

/** Opens a screen in a new browser profile. @returns what is wrong with it */
async function openScreen(
  browser: Browser,
  platform: Platform,
  origin: string,
  { path, isSignedIn }: ScreenToOpen,
): Promise<string | undefined> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  const missing: string[] = []
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url())
    if (from === origin && response.status() >= 400) missing.push(pathname)
  })
  const browserConsole = watchConsole(page)
  followRequests(page)
  const isShown = firstSign(page, browserConsole)
  if (isSignedIn) await openSignedIn(page, `${origin}${path}`, platform, customers.ana.phone, limits)
  else await page.goto(`${origin}${path}`, limits)
  if (!(await isShown)) return `no heading appears within ${patienceMs / 1000} s`
  if (!(await comesToRest(page))) return `it still waits for a response after ${patienceMs / 1000} s`
  if (missing.length > 0) return `the site does not have ${missing.join(', ')}`
  return [...browserConsole.complaints, ...(await page.getByRole('alert').allInnerTexts())][0]
}

/** Waits for a screen's heading or for a complaint. The heading of a notice does not count. @returns whether one came in time */
async function firstSign(page: Page, browserConsole: ConsoleWatch): Promise<boolean> {
  const signs = [
    page.locator('h1:not([role=alert] *)').first().waitFor(limits),
    page.waitForEvent('pageerror', limits),
    page.waitForEvent('console', { ...limits, predicate: () => browserConsole.complaints.length > 0 }),
  ]
  const [first] = await Promise.allSettled([Promise.any<unknown>(signs)])
  return first.status === 'fulfilled'
}

/** Waits until a page has all its responses. @returns whether it had them in time */
async function comesToRest(page: Page): Promise<boolean> {
  const rest = settled(page).then(() => true)
  // If it comes too late, the page closes before it.
  rest.catch(() => undefined)
  return Promise.race([rest, delay(patienceMs, false, { ref: false })])
}
