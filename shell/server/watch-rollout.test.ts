import type { ServerResponse } from 'node:http'
import { exampleSiteConfig, sendDocument, startLocalServer } from 'shared/testing'
import { expect, test } from 'vitest'
import { abort, promote } from '../store/promote.ts'
import { readNewestEntry } from '../store/release-log.ts'
import { openStore } from '../store/file-store.ts'
import { publishAll, serveExample } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { verdict } from './watch-rollout.ts'

/** A site that asks a service for the loads of its candidate. */
async function start(answer: Parameters<typeof startLocalServer>[0]) {
  const example = await publishAll()
  const store = openStore(example.store)
  const loads = await startLocalServer(answer)
  const rollouts = { loadsUrl: loads.url, failedShare: 0.05, minimumLoads: 20 }
  const url = await serveExample(example.store, exampleSiteConfig({ rollouts }))
  const begin = async (version: string) => {
    const { id } = await example.publishNext('mf-home', { version })
    await promote(store, { versions: { 'mf-home': id }, percent: 10, by: 'home', force: 'a test' })
    return id
  }
  return { ...example, store, loads, url, begin }
}

test.each([
  [{ loaded: 0, recovered: 0, failed: 0 }, undefined],
  [{ loaded: 0, recovered: 0, failed: 19 }, undefined],
  [{ loaded: 0, recovered: 0, failed: 20 }, '20 of 20 loads failed'],
  [{ loaded: 96, recovered: 0, failed: 4 }, undefined],
  [{ loaded: 90, recovered: 5, failed: 5 }, '5 of 100 loads failed'],
])('with %j, 5 %% of at least 20 loads: %s', (counts, message) => {
  expect(verdict(counts, 0.05, 20)).toBe(message)
})

test('a server takes a failing candidate back by itself; the log says why, and a healthy candidate stays', async () => {
  const counts = { loaded: 40, recovered: 0, failed: 1 }
  const { first, store, loads, url, begin } = await start((_, response) => sendDocument(response, 200, counts))
  await begin('1.1.0')

  const asked = async () => loads.seen.length
  await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(1)
  expect((await readNewestEntry(store))?.state.rollout).toBeDefined()
  expect(loads.seen[0]?.query.get('release')).not.toBe(first.id)

  counts.failed = 9
  await expect
    .poll(async () => (await readNewestEntry(store))?.action, { timeout: 20_000 })
    .toMatchObject({
      command: 'abort',
      by: 'the site’s server',
      parts: ['mf-home'],
      message: '9 of 49 loads failed',
    })
  await expect.poll(async () => (await rawRequest(url, '/padaria')).headers['set-cookie']).toBeUndefined()
})

test('a verdict that comes late is about the candidate that was asked about: the rollout that began meanwhile stays', async () => {
  const asked: ServerResponse[] = []
  const { store, begin } = await start((_, response) => {
    asked.push(response)
    // The first answer comes when the test sends it.
    if (asked.length > 1) sendDocument(response, 200, { loaded: 40, recovered: 0, failed: 0 })
  })
  await begin('1.1.0')
  await expect.poll(() => asked.length).toBe(1)
  await abort(store, { by: 'home' })
  const next = await begin('1.2.0')
  const [late] = asked
  if (late) sendDocument(late, 200, { loaded: 0, recovered: 0, failed: 40 })
  // It asks again only once it has acted on this answer.
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect((await readNewestEntry(store))?.state.rollout).toMatchObject({ version: next })
})
