import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { phone } from '../kit/phone.ts'

/** A screen is shown once an element with a role has a text. */
export interface Seen {
  readonly role: string
  readonly text: RegExp
}

export const homePath = '/padaria'
/** How assistive technology reads the total of the customer who signs in (`mf-home/src/points/PointsHero.tsx`). */
export const homeSeen: Seen = { role: 'status', text: /^1\.250\spontos$/ }
export const signInSeen: Seen = { role: 'tab', text: /^Redefinir$/ }

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A new browser profile. */
export const openContext = (browser: Browser, session?: Session): Promise<BrowserContext> =>
  browser.newContext({ ...phone, storageState: session })

/** Signs a customer of the seed in through the real screen, for visits with an empty cache but a session. */
export async function signIn(browser: Browser, siteUrl: string): Promise<Session> {
  await using context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${siteUrl}${homePath}`)
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await page.getByRole('status').getByText(homeSeen.text).waitFor({ state: 'attached' })
  return await context.storageState()
}

/** One request of a page, over the network or to the browser's cache. Times are on the browser's own clock. */
export interface RecordedRequest {
  readonly url: string
  /** What the browser fetched it as: `Document`, `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, `XHR`, … */
  readonly type: string
  /** The document or stylesheet that names it; undefined if code requested it. */
  readonly namedBy: string | undefined
  readonly startedAtMs: number
  readonly answeredAtMs?: number
  /** Its last byte came, or it failed. */
  readonly endedAtMs?: number
  /** Bytes over the network, headers included; 0 from the cache. */
  readonly transferredBytes: number
  /** The body's bytes among them: compressed, as the server sent it. */
  readonly bodyBytes: number
}

/** Records a page's requests from now on, in the order in which they begin. */
async function recordRequests(devTools: CDPSession): Promise<ReadonlyMap<string, RecordedRequest>> {
  const requests = new Map<string, RecordedRequest>()
  const headerBytes = new Map<string, number>()
  const cached = new Set<string>()
  const change = (id: string, part: Partial<RecordedRequest>) => Object.assign(requests.get(id) ?? {}, part)
  devTools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other', initiator, timestamp }) => {
    // A preflight is a part of its request, and browsers keep its response for hours.
    if (type === 'Preflight' || initiator.type === 'preflight' || url.startsWith('data:')) return
    const namedBy = initiator.type === 'parser' ? initiator.url : undefined
    requests.set(requestId, { url, type, namedBy, startedAtMs: timestamp * 1000, transferredBytes: 0, bodyBytes: 0 })
  })
  devTools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  devTools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    headerBytes.set(requestId, response.encodedDataLength)
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId)
    change(requestId, { answeredAtMs: timestamp * 1000 })
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transferredBytes = cached.has(requestId) ? 0 : encodedDataLength
    const bodyBytes = Math.max(0, transferredBytes - (headerBytes.get(requestId) ?? 0))
    change(requestId, { endedAtMs: timestamp * 1000, transferredBytes, bodyBytes })
  })
  devTools.on('Network.loadingFailed', ({ requestId, timestamp }) => change(requestId, { endedAtMs: timestamp * 1000 }))
  await devTools.send('Network.enable')
  return requests
}

/** A round trip so long that computing is nothing beside it: this makes a chain visible. */
export const slowRounds = { latency: 1500, downloadThroughput: -1, uploadThroughput: -1, slowdown: 1 }
/** Lighthouse's slow 4G, in bytes a second. */
export const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, slowdown: 1 }
/** There, at a phone's processor speed. */
export const slowPhone = { ...slow4G, slowdown: 4 }

export type Slow = typeof slowPhone

export interface Visit {
  readonly requests: readonly RecordedRequest[]
  /** Milliseconds since the navigation began, on the page's own clock. */
  readonly seenAfterMs: number
  /** The same moment on the clock of `requests`. */
  readonly seenAtMs: number
}

/** Opens an address in a new tab. Records until its screen is shown and, unless slow, the page requests no more. */
export async function visit(context: BrowserContext, url: string, seen: Seen, slow?: Slow): Promise<Visit> {
  await using page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const recorded = await recordRequests(devTools)
  await page.addInitScript(markWhenSeen, { selector: `[role=${seen.role}]`, pattern: seen.text.source })
  if (slow) {
    const { slowdown, ...network } = slow
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(url, { waitUntil: 'commit' })
  const seenAfterMs = await momentSeen(page)
  if (!slow) await untilQuiet(recorded)
  const requests = [...recorded.values()]
  return { requests, seenAfterMs, seenAtMs: (requests[0]?.startedAtMs ?? Number.NaN) + seenAfterMs }
}

/** Runs in the page: asking from outside would disturb the measurement. */
function markWhenSeen({ selector, pattern }: { readonly selector: string; readonly pattern: string }): void {
  const expected = new RegExp(pattern)
  const observer = new MutationObserver(() => {
    const elements = [...document.querySelectorAll(selector)]
    if (!elements.some(({ textContent }) => expected.test(textContent?.trim() ?? ''))) return
    performance.mark('bench-seen')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** @throws an error that says what the page shows instead */
async function momentSeen(page: Page): Promise<number> {
  const mark = () => performance.getEntriesByName('bench-seen')[0]?.startTime
  try {
    const seen = await page.waitForFunction(mark, undefined, { timeout: 60_000, polling: 100 })
    return Number(await seen.jsonValue())
  } catch (cause) {
    throw new Error(`${page.url()} shows "${(await page.innerText('body')).slice(0, 300)}"`, { cause })
  }
}

/** After 0.7 s without a request, a page has everything. @throws if that never comes */
async function untilQuiet(requests: ReadonlyMap<string, RecordedRequest>): Promise<void> {
  let known = -1
  for (let tries = 0; tries < 30; tries++) {
    if (requests.size === known && [...requests.values()].every(({ endedAtMs }) => endedAtMs)) return
    known = requests.size
    await delay(700)
  }
  throw new Error('the page never stops requesting')
}

/** In a browser with an empty cache: a customer's home, or the sign-in screen if nobody is signed in. */
export async function coldVisit(browser: Browser, site: string, session?: Session, slow?: Slow): Promise<Visit> {
  await using context = await openContext(browser, session)
  return await visit(context, `${site}${homePath}`, session ? homeSeen : signInSeen, slow)
}
