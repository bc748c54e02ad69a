import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { NoRight, StoreFailure, StoreProblem } from '../store/problems.ts'
import { publishAll, serveExample } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { followStore } from './follow-store.ts'
import type { Log } from './log.ts'
import { createSiteApp } from './site-app.ts'

/* A request that fails is logged, bounded, and without what a visitor asked for. */

const phone = '11912345678'

/** A site on which each former file fails. */
async function openFailing(fail: (store: ReturnType<typeof openStore>, url: string) => Error) {
  const { store } = await publishAll()
  const releases = await followStore(exampleSiteConfig(), store)
  onTestFinished(() => releases.close())
  const log = vi.fn<Log>()
  const formerFile = (url: string) => Promise.reject(fail(openStore(store), url))
  const app = createSiteApp(exampleSiteConfig(), { ...releases, formerFile }, () => false, { log })
  return {
    log,
    ask: async () => {
      const files = Array.from({ length: 100 }, (_, number) => `/assets/${phone}-${number}.0123abcd.js`)
      return new Set(
        await Promise.all(files.map(async (file) => (await app.request(file, {}, { outgoing: {} })).status)),
      )
    },
  }
}

test.each<[string, number, string, (store: ReturnType<typeof openStore>, url: string) => Error]>([
  [
    'may not be read',
    504,
    'the store gives no former files',
    (store, url) => new NoRight(store, url, 'may not be read'),
  ],
  ['has no answer', 504, 'the store gives no former files', (_, url) => new StoreFailure(`${url}: no answer`)],
  ['is damaged', 504, 'STORE/files/abc is damaged', (store) => new StoreProblem(store, 'files/abc', 'is damaged')],
  ['is a fault of the server', 500, 'RangeError', (_, url) => new RangeError(url)],
])('what %s is told once, without an address', async (_, status, message, fail) => {
  const { log, ask } = await openFailing(fail)
  expect(await ask()).toEqual(new Set([status]))
  const [[event, text, known] = [], ...others] = log.mock.calls
  expect([event, text?.replace(/\S+(?=\/files)/, 'STORE'), others]).toEqual([
    'request-failed',
    `a request failed: ${message}`,
    [],
  ])
  expect(known?.kind).toBe('former')
  expect(known?.stack?.[0]).toEqual(status === 500 ? expect.stringMatching(/^at /) : undefined)
  expect(JSON.stringify(log.mock.calls)).not.toContain(phone)
})

test('an address whose ending is a name of every object is a page', async () => {
  const url = await serveExample((await publishAll()).store)
  for (const ending of ['constructor', 'toString', '__proto__'])
    expect([ending, (await rawRequest(url, `/x.${ending}`)).status]).toEqual([ending, 404])
})
