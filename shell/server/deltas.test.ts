import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { abort, promote, rollBackPart, type Change } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { openStore } from '../store/open-store.ts'
import type { Version } from '../store/version.ts'
import { publishAll } from '../testing/example-site.ts'
import { followStore } from './follow-store.ts'
import { createSiteApp } from './site-app.ts'

const grounds = { by: 'the test', force: 'a test' }

/** A site of which mf-home's entry was released in several contents of 3 kB that differ in a number. */
async function releaseContents(count: number) {
  const example = await publishAll()
  const text = randomBytes(1500).toString('hex')
  const contents = Array.from({ length: count }, (_, number) => `home ${number} ${text} ${number}`)
  const versions: Version<'mf-home'>[] = []
  for (const content of contents)
    versions.push((await example.publishNext('mf-home', { content })) as Version<'mf-home'>)
  const open = async () => {
    const followed = await followStore(exampleSiteConfig(), example.store, { lookEveryMs: 10 })
    onTestFinished(() => followed.close())
    return Object.assign(
      createSiteApp(exampleSiteConfig(), followed, () => false),
      { followed },
    )
  }
  const site = await open()
  const address = (number: number) => versions[number]?.content.entry.url ?? ''
  return {
    ...example,
    contents,
    open,
    address,
    serve: async (change: Change) => {
      const { number } = await changeServed(openStore(example.store), change, grounds)
      await expect.poll(() => site.followed.entry()).toBe(number)
    },
    promotion: (number: number, percent?: number) => promote({ 'mf-home': versions[number]?.id ?? '' }, percent),
    /** Asks for a content as a browser that has another one. */
    ask: (number: number, dictionary: string | Buffer, headers: Record<string, string> = {}) =>
      site.request(address(number), { headers: { ...askingFor(dictionary), ...headers } }),
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()
const digest = (content: Buffer) => `:${sha256(content).toString('base64')}:`

/** What a browser sends that has a dictionary, or says so. */
const askingFor = (dictionary: string | Buffer) => ({
  'Accept-Encoding': 'gzip, br, zstd, dcb, dcz',
  'Available-Dictionary': typeof dictionary === 'string' ? dictionary : digest(dictionary),
  'Sec-Fetch-Mode': 'cors',
})

/** The content of a response, as a browser with this dictionary reads it. */
async function decode(response: Response, dictionary: Buffer): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('Content-Encoding')
  if (encoding !== 'dcb') return (encoding === 'br' ? brotliDecompressSync(body) : body).toString()
  expect(body.length).toBeLessThan(100)
  expect(body.subarray(0, 36)).toEqual(Buffer.concat([Buffer.from([0xff, 0x44, 0x43, 0x42]), sha256(dictionary)]))
  return brotliDecompressSync(body.subarray(36), { dictionary }).toString()
}

test('who has one of the last three contents of a file gets the new one as a delta; anybody else gets it whole', async () => {
  const { serve, promotion, ask, contents, address } = await releaseContents(6)
  for (const number of contents.keys()) await serve(promotion(number))
  const former = contents.map((content) => Buffer.from(content))
  const [newest = '', last = Buffer.from('')] = [contents[5], former[4]]
  const foreign = Buffer.from('shell 1.0.0')
  type Row = [dictionary: string | Buffer, encoding: string | null, headers?: Record<string, string>]
  const rows: readonly Row[] = [
    ...[4, 3, 2].map((number): Row => [former[number] ?? '', 'dcb']),
    ...[1, 0, 5].map((number): Row => [former[number] ?? '', 'br']),
    ['', 'br'],
    [foreign, 'br'],
    [digest(last).slice(0, -2), 'br'],
    [`${digest(last)};a`, 'br'],
    [digest(last).toLowerCase(), 'br'],
    [last, 'br', { 'Accept-Encoding': 'gzip, br' }],
    [last, 'br', { 'Accept-Encoding': 'dcb;q=0, br' }],
    [last, 'br', { 'Sec-Fetch-Mode': 'no-cors' }],
    [last, 'br', { 'Sec-Fetch-Mode': 'navigate' }],
    [last, 'dcb', { 'Sec-Fetch-Mode': 'same-origin' }],
    [last, 'dcb', { Range: 'bytes=0-1' }],
  ]
  const tags = new Set<string | null>()
  for (const [dictionary, encoding, headers] of rows) {
    const response = await ask(5, dictionary, headers)
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, encoding])
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary')
    expect(response.headers.get('Use-As-Dictionary')).toBe(`match="/remotes/mf-home/remoteEntry.*.js"`)
    tags.add(response.headers.get('ETag'))
    expect(await decode(response, Buffer.from(dictionary))).toBe(newest)
  }
  expect(tags.size).toBe(4)
  const tag = (await ask(5, last)).headers.get('ETag') ?? ''
  for (const response of [await ask(5, last, { 'If-None-Match': tag }), await ask(5, '', { Range: 'bytes=0-1' })])
    expect([response.status, response.headers.get('Vary')]).toEqual([
      expect.toBeOneOf([304, 206]),
      'Accept-Encoding, Available-Dictionary',
    ])
  // What is served no more is sent whole, and a later release may still be told from it.
  const old = await ask(0, last)
  expect([address(0), old.headers.get('Content-Encoding'), await decode(old, last)]).toEqual([
    expect.stringContaining('remoteEntry'),
    'br',
    contents[0],
  ])
})

test('a rollback, a rollout and its end are deltas too, from whatever a browser has', async () => {
  const { serve, promotion, ask, contents } = await releaseContents(3)
  const expectDelta = async (from: number, to: number) => {
    const dictionary = Buffer.from(contents[from] ?? '')
    const response = await ask(to, dictionary)
    expect([from, to, response.headers.get('Content-Encoding')]).toEqual([from, to, 'dcb'])
    expect(await decode(response, dictionary)).toBe(contents[to])
  }
  await serve(promotion(0))
  await serve(promotion(1))
  await serve(rollBackPart('mf-home'))
  await expectDelta(1, 0)
  await serve(promotion(2, 50))
  await expectDelta(0, 2)
  await expectDelta(1, 2)
  await serve(promotion(2, 60))
  await expectDelta(0, 2)
  await serve(abort())
  await expectDelta(2, 0)
  await expectDelta(1, 0)
})

test.each(['deltas', 'dictionaries'])(
  'with damaged %s all is served whole, and told; a change is served',
  async (folder) => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const { store, serve, promotion, open, address, contents } = await releaseContents(3)
    await serve(promotion(0))
    await serve(promotion(1))
    for (const name of readdirSync(join(store, folder))) {
      rmSync(join(store, folder, name))
      writeFileSync(join(store, folder, name), 'damaged')
    }
    const started = await open()
    expect(told.mock.calls).toEqual([
      [expect.stringMatching(`^changed files are sent whole: .*/${folder}/.* is damaged`)],
    ])
    const headers = askingFor(Buffer.from(contents[0] ?? ''))
    const response = await started.request(address(1), { headers })
    expect(response.headers.get('Content-Encoding')).toBe('br')
    await serve(promotion(2))
  },
)

test('a delta in the store that makes another content is used by no change, and told', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { store, serve, promotion, ask, contents } = await releaseContents(3)
  const [first, second, third] = contents.map((content) => Buffer.from(content)) as [Buffer, Buffer, Buffer]
  await serve(promotion(0))
  await serve(promotion(1))
  const name = [second, first].map((content) => createHash('sha384').update(content).digest('hex')).join('.')
  const file = join(store, 'deltas', name)
  const head = readFileSync(file).subarray(0, 36)
  rmSync(file)
  writeFileSync(file, Buffer.concat([head, brotliCompressSync(third, { dictionary: first })]))
  await serve(promotion(2))
  await serve(promotion(1))
  expect(told.mock.calls).toEqual([[`changed files are sent whole: ${store}/deltas/${name} is damaged`]])
  for (const [dictionary, encoding] of [
    [first, 'br'],
    [third, 'dcb'],
  ] as const)
    expect((await ask(1, dictionary)).headers.get('Content-Encoding')).toBe(encoding)
})
