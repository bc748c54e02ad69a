import type { BrowserContext, CDPSession, Page } from 'playwright'
import { recordRequests, type RecordedRequest, type RequestRecorder } from './record-requests.ts'
import type { Seen } from './screens.ts'

export interface Visit {
  readonly requests: readonly RecordedRequest[]
  /** When the screen was visible: milliseconds since the navigation began, on the page's own clock. */
  readonly seenAfterMs: number
  /** The same moment on the clock of `requests`. */
  readonly seenAtMs: number
}

export interface VisitOptions {
  readonly seen: Seen
  /** Slows the browser down before the navigation. */
  readonly slow?: (session: CDPSession) => Promise<void>
  /** Whether to record further requests once the screen is visible, until there are none. */
  readonly untilQuiet?: boolean
}

/** After this time without a request, a page has everything. */
const quietMs = 700
const quietTimeoutMs = 20_000

/** Opens an address in a new tab, waits for its screen, and returns what was fetched. */
export async function visit(context: BrowserContext, url: string, options: VisitOptions): Promise<Visit> {
  const page = await context.newPage()
  try {
    const recorder = await recordRequests(page)
    await watchFor(page, options.seen)
    await options.slow?.(recorder.session)
    await page.goto(url, { waitUntil: 'commit' })
    const seenAfterMs = await momentSeen(page, recorder)
    if (options.untilQuiet) await waitUntilQuiet(recorder)
    const requests = recorder.requests()
    const [document] = requests
    if (!document) throw new Error(`${url}: nothing was fetched`)
    return { requests, seenAfterMs, seenAtMs: document.startedAtMs + seenAfterMs }
  } finally {
    await page.close()
  }
}

/** Marks the moment in the page itself: asking from outside would disturb the measurement. */
async function watchFor(page: Page, { role, text }: Seen): Promise<void> {
  await page.addInitScript(
    ({ selector, pattern }) => {
      const expected = new RegExp(pattern)
      const observer = new MutationObserver(() => {
        const elements = [...document.querySelectorAll(selector)]
        if (!elements.some(({ textContent }) => expected.test(textContent?.trim() ?? ''))) return
        performance.mark('bench-seen')
        observer.disconnect()
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true })
    },
    { selector: `[role=${role}]`, pattern: text.source },
  )
}

/** @throws an error that says what the page shows instead, and what it still waits for */
async function momentSeen(page: Page, recorder: RequestRecorder): Promise<number> {
  try {
    const mark = () => performance.getEntriesByName('bench-seen')[0]?.startTime
    const seen = await page.waitForFunction(mark, undefined, { timeout: 60_000, polling: 100 })
    return Number(await seen.jsonValue())
  } catch (failure) {
    const text = await page.locator('body').innerText()
    const story = `${page.url()} shows "${text.slice(0, 300)}", waits for ${
      recorder
        .pending()
        .map(({ url }) => url)
        .join(', ') || 'nothing'
    }`
    throw new Error(story, { cause: failure })
  }
}

async function waitUntilQuiet(recorder: RequestRecorder): Promise<void> {
  const giveUpAt = Date.now() + quietTimeoutMs
  let known = -1
  while (Date.now() < giveUpAt) {
    const { length } = recorder.requests()
    if (length === known && recorder.pending().length === 0) return
    known = length
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  }
}

/** A round trip so long that computing is nothing beside it: this makes a chain visible. */
export const slowRounds = roundsOf(1500)

/** Gives each round trip a latency. */
function roundsOf(latency: number): (session: CDPSession) => Promise<void> {
  return async (session) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
}

/** Lighthouse's slow 4G and a phone's processor. */
export async function slowPhone(session: CDPSession): Promise<void> {
  const kilobit = 1000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1638.4 * kilobit,
    uploadThroughput: 750 * kilobit,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
