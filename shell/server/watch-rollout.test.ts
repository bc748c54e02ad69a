import type { ServerResponse } from 'node:http'
import { exampleSiteConfig, sendDocument, startLocalServer } from 'shared/testing'
import { expect, test } from 'vitest'
import { abort, promote } from '../release/promote.ts'
import { publish, publishVersion } from '../release/publish.ts'
import { readNewestEntry } from '../release/release-log.ts'
import { openStore } from '../release/open-store.ts'
import { exampleParts, makeWorkspace, writeBuilds, writeRemoteBuild } from '../testing/example-builds.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { serveExample } from '../testing/serve-example.ts'
import { verdict } from './watch-rollout.ts'

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
  const example = makeWorkspace()
  writeBuilds(example)
  const first = await publish({ ...example, parts: exampleParts, compressed: false })
  const counts = { loaded: 40, recovered: 0, failed: 1 }
  const loads = await startLocalServer((_, response) => sendDocument(response, 200, counts))
  const rollouts = { loadsUrl: loads.url, failedShare: 0.05, minimumLoads: 20 }
  const store = openStore(example.store)
  const { url } = await serveExample(example.store, exampleSiteConfig({ rollouts }))
  writeRemoteBuild(example.workspace, 'mf-home', { version: '1.1.0' })
  const published = { at: '2026-11-24T10:00:00Z', by: 'home' }
  const { version } = await publishVersion(store, {
    workspace: example.workspace,
    part: 'mf-home',
    published,
    compressed: false,
  })
  await promote(store, { versions: { 'mf-home': version.id }, percent: 10, by: 'home', force: 'a test' })

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
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: exampleParts, compressed: false })
  const asked: ServerResponse[] = []
  const loads = await startLocalServer((_, response) => {
    asked.push(response)
    // The first answer comes when the test sends it.
    if (asked.length > 1) sendDocument(response, 200, { loaded: 40, recovered: 0, failed: 0 })
  })
  const store = openStore(example.store)
  await serveExample(
    example.store,
    exampleSiteConfig({ rollouts: { loadsUrl: loads.url, failedShare: 0.05, minimumLoads: 20 } }),
  )
  const begin = async (number: string) => {
    writeRemoteBuild(example.workspace, 'mf-home', { version: number })
    const published = { at: '2026-11-24T10:00:00Z', by: 'home' }
    const { version } = await publishVersion(store, {
      workspace: example.workspace,
      part: 'mf-home',
      published,
      compressed: false,
    })
    await promote(store, { versions: { 'mf-home': version.id }, percent: 10, by: 'home', force: 'a test' })
    return version.id
  }
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
