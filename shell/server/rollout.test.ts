import { expect, test } from 'vitest'
import { publishAll, serveExample, untilServed } from '../testing/example-site.ts'
import { rawRequest, type RawAnswer } from '../testing/raw-request.ts'
import { abort, promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { openStore } from '../store/open-store.ts'
import { bucketIn, isInRollout } from './rollout.ts'

const options = { by: 'the test', force: 'a test' }
const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket)

const releaseIn = ({ text }: RawAnswer) =>
  (JSON.parse(/id="site">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as { release: { id: string; arm?: string } }).release
const bucketOf = ({ headers }: RawAnswer) => bucketIn(headers['set-cookie']?.[0]?.split(';')[0] ?? '')

test.each([
  ['bucket=0', 0],
  ['signed-in=1; bucket=9999', 9999],
  ['bucket=42; other=1', 42],
  ['bucket=10000', undefined],
  ['otherbucket=5', undefined],
  ['bucket=-1', undefined],
  ['bucket=1e3', undefined],
])('the bucket in "%s" is %s', (cookies, bucket) => {
  expect(bucketIn(cookies)).toBe(bucket)
})

test.each(['000000000000', '3f2a91c04b1d', 'ffffffffffff'])(
  'the candidate %s reaches exactly its share of the buckets, and a growing share takes nobody out',
  (version) => {
    let former: readonly number[] = []
    for (const percent of [0.01, 1, 10, 50, 99.99]) {
      const inside = buckets.filter((bucket) => isInRollout(bucket, { part: 'mf-home', version, percent }))
      expect(inside).toHaveLength(Math.round((percent / 100) * buckets.length))
      expect(former.filter((bucket) => !isInRollout(bucket, { part: 'mf-home', version, percent }))).toEqual([])
      former = inside
    }
  },
)

test('another candidate begins with other customers', () => {
  const first = (version: string) =>
    buckets.filter((bucket) => isInRollout(bucket, { part: 'mf-home', version, percent: 1 }))
  expect(first('3f2a91c04b1d')).not.toEqual(first('9b1c2d3e4f50'))
})

test('without a rollout nobody gets a cookie; during one page, service worker and files come from the arm of the bucket, and pages are private', async () => {
  const example = await publishAll()
  const url = await serveExample(example.store)
  const ask = (path: string, bucket?: number) =>
    rawRequest(url, path, bucket === undefined ? {} : { headers: { cookie: `bucket=${bucket}` } })
  const { headers } = await ask('/padaria')
  expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-cache, no-transform'])

  const { id: version } = await example.publishNext('shell', { version: '2.0.0' })
  const { state } = await changeServed(openStore(example.store), promote({ shell: version }, 50), options)
  await expect.poll(async () => (await ask('/padaria')).headers['set-cookie']).toBeDefined()

  const visit = await ask('/padaria')
  const bucket = bucketOf(visit) ?? -1
  expect(visit.headers['set-cookie']?.[0]).toMatch(
    /^bucket=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  expect(visit.headers['cache-control']).toBe('private, no-cache, no-transform')
  const again = await ask('/padaria', bucket)
  expect([releaseIn(again), again.headers['set-cookie']]).toEqual([releaseIn(visit), undefined])

  const rollout = state.rollout ?? { part: 'shell', version, percent: 50 }
  const inside = buckets.find((number) => isInRollout(number, rollout))
  const outside = buckets.find((number) => !isInRollout(number, rollout))
  const pages = await Promise.all([inside, outside].map((number) => ask('/padaria', number)))
  expect(pages.map((page) => releaseIn(page).arm)).toEqual(['candidate', 'stable'])
  expect(pages[1] && releaseIn(pages[1]).id).toBe(example.first.id)
  const workers = await Promise.all([inside, outside].map((number) => ask('/sw.js', number)))
  const offline = workers.map(({ text }) => /\/offline\.[0-9a-f.]+\.html/.exec(text)?.[0] ?? '')
  expect(offline[0]).not.toBe(offline[1])
  // A file with a hash in its name is served to everybody: an open tab may still need it.
  for (const path of offline) for (const number of [inside, outside]) expect((await ask(path, number)).status).toBe(200)

  await changeServed(openStore(example.store), abort(), options)
  await untilServed(url, example.first.id)
  await expect.poll(async () => releaseIn(await ask('/padaria', inside)).id).toBe(example.first.id)
  for (const path of offline) expect((await ask(path, inside)).status).toBe(200)
})

test('another team’s promotion enters both arms; one rollout at a time; a share only grows', async () => {
  const example = await publishAll()
  const store = openStore(example.store)
  const { id: home } = await example.publishNext('mf-home', { version: '1.1.0' })
  const { id: scores } = await example.publishNext('mf-scores', { version: '1.1.0' })
  const start = (versions: Readonly<Record<string, string>>, percent?: number) =>
    changeServed(store, promote(versions, percent), options)
  await start({ 'mf-home': home }, 10)
  await expect(start({ 'mf-scores': scores }, 10)).rejects.toThrow(
    'mf-home@' + home + ' is being rolled out to 10 %: one rollout at a time',
  )
  await expect(start({ 'mf-home': home }, 5)).rejects.toThrow('a share only grows')
  const { state } = await start({ 'mf-scores': scores })
  expect(state.rollout).toEqual({ part: 'mf-home', version: home, percent: 10 })
  expect(state.parts['mf-scores']?.version).toBe(scores)
  expect((await start({ 'mf-home': home }, 60)).state.rollout).toEqual({ part: 'mf-home', version: home, percent: 60 })
  const finished = await start({ 'mf-home': home })
  expect([finished.state.rollout, finished.state.parts['mf-home']?.version]).toEqual([undefined, home])
  await expect(start({ 'mf-home': home }, 10)).rejects.toThrow('is served to all customers already')
})
