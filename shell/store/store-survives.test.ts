import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { exampleParts, writeRemoteBuild } from '../testing/example-builds.ts'
import { publishAll, readServed, serveExample, untilServed } from '../testing/example-site.ts'
import { startPublisher } from '../testing/start-publisher.ts'
import { publishAndServe, serveContents } from './publish.ts'
import { listNumbers } from './release-log.ts'
import { changeServed } from './change-served.ts'
import { readCurrentRelease } from './compose-release.ts'
import { rollBackPart, rollBackTo } from './changes.ts'
import { openStore } from './open-store.ts'
import { StoreProblem } from './problems.ts'

/* What the store must survive: publications at the same moment, a full disk, damaged files. Killed publishers: `store-kills.full.test.ts`. */

const namesIn = (store: string) => readdirSync(store, { recursive: true, encoding: 'utf8' }).toSorted()

test('five teams publish and promote at the same moment, round after round: no version is lost, and a reader never sees half a release', async () => {
  const { store, workspace } = await publishAll()
  const teams = exampleParts.filter((part) => part !== 'shell')
  const publishers = await Promise.all(teams.map(() => startPublisher()))
  // `ROUNDS=100` is the whole proof; it takes half a minute.
  const rounds = Number(process.env.ROUNDS ?? 10)
  const reading = new AbortController()
  const reader = readUntil(store, reading.signal)
  for (let round = 1; round <= rounds; round += 1) {
    const version = `1.${round}.0`
    for (const team of teams) writeRemoteBuild(workspace, team, { version })
    const options = { store, workspace, compressed: false }
    await Promise.all(
      publishers.map((publisher, index) => publisher.publish({ ...options, parts: teams.slice(index, index + 1) })),
    )
    const release = await readServed(store)
    expect(teams.map((team) => release.remotes[team]?.version)).toEqual(teams.map(() => version))
  }
  reading.abort()
  // Each reading was of a complete release, or the reader would have rejected.
  expect(await reader).toBeGreaterThan(rounds / 10)
  expect(await listNumbers(openStore(store))).toHaveLength(1 + rounds * teams.length)
})

/** Reads what is served again and again. @returns how often it did */
async function readUntil(store: string, signal: AbortSignal): Promise<number> {
  let count = 0
  while (!signal.aborted) {
    await readServed(store)
    count += 1
    await delay(20)
  }
  return count
}

test.each([
  ['a file', 3072],
  ['the version’s document', 1024],
])(
  'a disk without space for %s: the former release stays complete, and the next publication works',
  async (what, fileLimit) => {
    const { store, workspace, first } = await publishAll()
    writeRemoteBuild(workspace, 'mf-home', { version: what === 'a file' ? randomBytes(4096).toString('hex') : '1.1.0' })
    const publisher = await startPublisher(fileLimit)
    expect(await publisher.publish({ store, workspace, parts: ['mf-home'] })).toEqual({
      failed: expect.stringContaining('EFBIG') as string,
    })
    expect(await readServed(store)).toEqual(first)
    expect(namesIn(store).filter((name) => name.endsWith('.draft'))).toEqual([])
    const second = await publishAndServe({ store, workspace, parts: ['mf-home'] })
    expect(await readServed(store)).toEqual(second)
  },
)

test('what exists is never written again: a damaged copy of a file is told when the file is published again', async () => {
  const { store, workspace } = await publishAll()
  for (const name of readdirSync(join(store, 'files'))) truncateSync(join(store, 'files', name))
  await expect(readServed(store)).rejects.toThrow(StoreProblem)
  await expect(publishAndServe({ store, workspace, parts: exampleParts })).rejects.toThrow(
    /files\/[0-9a-f]{96} is damaged/,
  )
  // The operator removes it: publishing brings it back.
  rmSync(join(store, 'files'), { recursive: true })
  await publishAndServe({ store, workspace, parts: exampleParts })
  await readServed(store)
})

/** What is done to an entry of a store with three releases, and the version that is served then. */
test.each<[what: string, entry: number, damage: (path: string) => void, served: string]>([
  ['the newest entry is empty', 3, (path) => truncateSync(path), '1.1.0'],
  ['the newest entry is cut off', 3, (path) => truncateSync(path, 500), '1.1.0'],
  [
    'a byte of the newest entry is another',
    3,
    (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('"since": 3', '"since": 4')),
    '1.1.0',
  ],
  ['the newest entry is of a later program', 3, (path) => writeFileSync(path, '{ "format": 2 }'), '1.1.0'],
  ['a former entry is missing', 2, (path) => rmSync(path), '1.2.0'],
  ['a former entry is damaged', 2, (path) => truncateSync(path), '1.2.0'],
])(
  '%s: the newest one that can be read is served; promotions and rollbacks go on after it',
  async (_, entry, damage, served) => {
    const { store, first, serveNext } = await publishAll()
    for (const version of ['1.1.0', '1.2.0']) await serveNext('mf-home', { version })
    damage(join(store, `log/00000${entry}.json`))
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const url = await serveExample(store)
    expect(logged.mock.calls.flat().join()).toMatch(
      entry === 3 ? /log\/000003\.json is (damaged|of format 2)/ : /^$|^passed over: \S+\/log\/000002.json is missing$/,
    )
    const home = async () => (await readServed(store)).remotes['mf-home']?.version
    expect(await home()).toBe(served)
    expect((await listNumbers(openStore(store))).at(-1)).toBe(3)
    const back = await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
    expect(back.number).toBe(4)
    await serveNext('mf-home', { version: '1.3.0' })
    expect((await changeServed(openStore(store), rollBackTo(first.id), { by: 'the test' })).number).toBe(6)
    await untilServed(url, first.id)
  },
)

test('a shell that was built for another contract is served by nobody who has this one', async () => {
  const { store, first } = await publishAll()
  await expect(serveContents(store, { ...first, shell: { ...first.shell, contract: 2 } })).rejects.toThrow(
    'the shell 1.0.0 was built for contract 2, this program serves 1',
  )
  expect(await readServed(store)).toEqual(first)
})

test('a log of which every entry is damaged does not count as empty', async () => {
  const { store, workspace } = await publishAll()
  truncateSync(join(store, 'log/000001.json'))
  for (const command of [
    () => readCurrentRelease(store),
    () => changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' }),
    () => publishAndServe({ store, workspace, parts: exampleParts }),
  ])
    await expect(command()).rejects.toThrow('log/000001.json is damaged')
})

test('a store that lost its versions fails once: what nobody waits for would end the server', async () => {
  const { store } = await publishAll()
  rmSync(join(store, 'versions'), { recursive: true })
  await expect(readCurrentRelease(store)).rejects.toThrow('is missing')
})

test.each(['missing', 'damaged'])('a release with a %s file is not chosen', async (state) => {
  const { store, first, serveNext } = await publishAll()
  await serveNext('mf-home', { version: '1.1.0' })
  const logo = Buffer.from(
    first.shell.files.find(({ url }) => url === '/assets/logo.svg')?.integrity.slice('sha384-'.length) ?? '',
    'base64',
  )
  const path = join(store, 'files', logo.toString('hex'))
  if (state === 'missing') rmSync(path)
  else writeFileSync(path, 'other')
  await expect(changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })).rejects.toThrow(
    `${path} is ${state}: it is the file of /assets/logo.svg`,
  )
  expect((await readCurrentRelease(store))?.remotes['mf-home']?.version).toBe('1.1.0')
})
