import type { ServerResponse } from 'node:http'
import { exampleSiteConfig, sendDocument, startLocalServer } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { abort, promote } from '../store/changes.ts'
import { changeServed } from '../store/serve.ts'
import { readNewestEntry } from '../store/release-log.ts'
import { openStore } from '../store/open-store.ts'
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
    await changeServed(store, promote({ 'mf-home': id }, 10), { by: 'home', force: 'a test' })
    return id
  }
  return { ...example, store, loads, url, begin }
}

const none = { loaded: 0, recovered: 0, failed: 0 }

test.each([
  [none, none, undefined],
  [{ ...none, failed: 19 }, none, undefined],
  [{ ...none, failed: 20 }, none, '20 of 20 loads failed'],
  [{ loaded: 96, recovered: 0, failed: 4 }, none, undefined],
  [{ loaded: 90, recovered: 5, failed: 5 }, none, '5 of 100 loads failed'],
  // A network that is down fails both.
  [{ loaded: 60, recovered: 0, failed: 40 }, { loaded: 600, recovered: 0, failed: 400 }, undefined],
  [{ loaded: 50, recovered: 0, failed: 50 }, { loaded: 600, recovered: 0, failed: 400 }, '50 of 100 loads failed'],
])('with %j, and %j of the others, 5 %% of at least 20 loads: %s', (counts, usual, message) => {
  expect(verdict(counts, usual, 0.05, 20)).toBe(message)
})

test('what is no count ends no rollout, and is told', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { store, begin } = await start((_, response) => sendDocument(response, 200, {}))
  await begin('1.1.0')
  await expect.poll(() => logged.mock.calls.join()).toContain('the rollout is not watched')
  expect((await readNewestEntry(store))?.state.rollout).toBeDefined()
})

test('a server takes a failing candidate back by itself; the log says why, and a healthy candidate stays', async () => {
  const counts = { loaded: 40, recovered: 0, failed: 1 }
  const { first, store, loads, url, begin } = await start(({ query }, response) =>
    sendDocument(response, 200, query.get('release') === first.id ? none : counts),
  )
  await begin('1.1.0')

  const asked = async () => loads.seen.length
  await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(1)
  expect((await readNewestEntry(store))?.state.rollout).toBeDefined()
  // Only what was counted since this rollout began: a second one of the same version begins anew.
  const begun = (await readNewestEntry(store))?.action.at
  expect(loads.seen.every(({ query }) => query.get('since') === begun)).toBe(true)

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
  const late: ServerResponse[] = []
  let answered = 0
  let stable = ''
  const { first, store, begin } = await start(({ query }, response) => {
    // The first answer about a candidate comes when the test sends it.
    if (query.get('release') !== stable && late.length === 0) late.push(response)
    else {
      answered += 1
      sendDocument(response, 200, { ...none, loaded: 40 })
    }
  })
  stable = first.id
  await begin('1.1.0')
  await expect.poll(() => late.length).toBe(1)
  await changeServed(store, abort(), { by: 'home' })
  const next = await begin('1.2.0')
  for (const response of late) sendDocument(response, 200, { ...none, failed: 40 })
  // It asks again only once it has acted on this answer.
  await expect.poll(() => answered).toBeGreaterThan(1)
  expect((await readNewestEntry(store))?.state.rollout).toMatchObject({ version: next })
})
