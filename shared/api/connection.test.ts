import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { learnTime, now } from '../format/clock.ts'
import { openPage, siteConfigAt, startLocalServer, type AnswerRequest } from '../testing/index.ts'
import { createApiClient } from './api-client.ts'
import { askSiteServer, askTime, followConnection, isOffline, noteCall } from './connection.ts'

const hourMs = 3_600_000
const { fetch } = globalThis

afterEach(() => learnTime(Date.now()))

/** A page whose own server answers as the test says. */
async function openSite(answer: AnswerRequest) {
  openPage()
  const site = await startLocalServer(answer)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, site.url), init))
  return site
}

test.each([
  ['26 h behind', -26, undefined, -26],
  ['48 h ahead, in a cache for 2 h', 48, '7200', 50],
  ['right, in a cache for 3 h', -3, '10800', 0],
])('the site’s server tells the time: %s', async (_, hours, age, learnt) => {
  const date = new Date(Date.now() + hours * hourMs).toUTCString()
  await openSite((__, response) => response.writeHead(200, { date, ...(age !== undefined && { age }) }).end())
  expect(await askSiteServer()).toBe(true)
  expect(now() - Date.now()).toBeCloseTo(learnt * hourMs, -5)
})

test('the time is asked for once, and again after the device’s clock was set or there was no answer', async () => {
  const site = await openSite((_, response) => (site.seen.length === 2 ? response.destroy() : response.end()))
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  await Promise.all([askTime(), askTime()])
  expect(site.seen.map(({ method }) => method)).toEqual(['HEAD'])
  vi.setSystemTime(Date.now() + 2 * hourMs)
  for (const requests of [2, 3, 3]) {
    await askTime()
    expect(site.seen).toHaveLength(requests)
  }
  vi.setSystemTime(Date.now() - hourMs)
  vi.advanceTimersByTime(20_000)
  await expect.poll(() => site.seen.length).toBe(4)
})

test('there is no connection only if a call failed and the browser says so, until one has an answer', async () => {
  let isDown = false
  const site = await openSite((_, response) => (isDown ? response.destroy() : response.end('{}')))
  const config = siteConfigAt({ api: site })
  const client = createApiClient({ config, tokens: async () => ({ ok: true, value: undefined }) })
  for (const [onLine, isLost, offline] of [
    [true, true, false],
    [false, false, false],
    [false, true, true],
    [false, false, false],
  ]) {
    vi.stubGlobal('navigator', { onLine })
    isDown = isLost ?? false
    await client.call('organization', { path: { key: 'padaria' } })
    expect(isOffline()).toBe(offline)
  }
})

test('while there is none, the site’s server is asked every ten seconds', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  let isDown = true
  let asked = 0
  const ask = async () => {
    asked++
    if (isDown) throw new TypeError('no network')
    return new Response()
  }
  openPage()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(followConnection(() => {}))
  for (const [requests, offline] of [
    [2, true],
    [3, false],
    [3, false],
  ]) {
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked, isOffline()]).toEqual([requests, offline])
    isDown = false
  }
})

test('a call of before that is answered late is no connection for long', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  openPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(followConnection(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  const states = [isOffline()]
  noteCall(true)
  states.push(isOffline())
  await vi.advanceTimersByTimeAsync(10_000)
  expect([...states, isOffline()]).toEqual([true, false, true])
})
