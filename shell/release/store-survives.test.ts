import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeWorkspace, writeBuilds, writeRemoteBuild, type ExampleWorkspace } from '../testing/example-builds.ts'
import { startPublisher } from '../testing/start-publisher.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { partNames, publish } from './publish.ts'
import { readEntries } from './release-log.ts'
import { readCurrentRelease, readHistory, rollBack } from './release-store.ts'
import { StoreProblem } from './store-problem.ts'
import { readStoredFile } from './stored-files.ts'

/* What the store has to bear: publishers at the same moment, killed ones, a full disk, damaged files. */

async function publishAll(): Promise<ExampleWorkspace & { first: PublishedRelease }> {
  const example = makeWorkspace()
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: partNames }) }
}

/** Reads the release that is served and each of its files; rejects where one is missing or damaged. */
async function readServed(store: string): Promise<PublishedRelease> {
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('nothing is published')
  await Promise.all(filesOf(release).map((file) => readStoredFile(store, file)))
  return release
}

const namesIn = (store: string) => readdirSync(store, { recursive: true, encoding: 'utf8' }).toSorted()

test('two teams publish at the same moment, a hundred times: no version is lost', { timeout: 120_000 }, async () => {
  const { store, workspace } = await publishAll()
  const publishers = await Promise.all([startPublisher(), startPublisher()])
  const teams = ['mf-home', 'mf-scores'] as const
  for (let round = 1; round <= 100; round += 1) {
    const version = `1.${round}.0`
    for (const team of teams) writeRemoteBuild(workspace, team, { version })
    await Promise.all(publishers.map((publisher, index) => publisher.publish({ store, workspace, parts: teams.slice(index, index + 1) })))
    const release = await readServed(store)
    expect(teams.map((team) => release.remotes[team]?.version)).toEqual([version, version])
  }
  expect(await readEntries(store)).toHaveLength(201)
})

test('a publisher that is killed at any moment leaves the former release or the new one, whole; the next one publishes', { timeout: 120_000 }, async () => {
  const { store, workspace, first } = await publishAll()
  const remotes = partNames.filter((part) => part !== 'shell')
  const writeVersion = (version: string) => {
    for (const remote of remotes) writeRemoteBuild(workspace, remote, { version })
  }
  let served = first
  let publishMs = 0
  const kills = 50
  for (let kill = 0; kill <= kills; kill += 1) {
    writeVersion(`2.${kill}.0`)
    const publisher = await startPublisher()
    const startedAt = performance.now()
    const answer = publisher.publish({ store, workspace, parts: remotes })
    // The first one is left alone, and tells how long the others have: each is killed a little later than the one before.
    if (kill > 0) {
      await delay((publishMs * kill) / kills)
      publisher.kill()
    }
    await answer
    publishMs ||= performance.now() - startedAt
    const now = await readServed(store)
    if (now.id !== served.id) expect(Object.values(now.remotes).map(({ version }) => version)).toEqual(remotes.map(() => `2.${kill}.0`))
    served = await publish({ store, workspace, parts: remotes })
    expect(served.remotes['mf-home']?.version).toBe(`2.${kill}.0`)
  }
})

test.each([
  ['a file', 2048],
  ['the log', 4096],
])('a disk on which %s finds no place: the former release stays whole, and the next publication works', async (what, fileLimit) => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: what === 'a file' ? randomBytes(4096).toString('hex') : '1.1.0' })
  const publisher = await startPublisher(fileLimit)
  expect(await publisher.publish({ store, workspace, parts: ['mf-home'] })).toEqual({ failed: expect.stringContaining('EFBIG') as string })
  expect(await readServed(store)).toEqual(first)
  expect(namesIn(store).filter((name) => name.endsWith('.draft'))).toEqual([])
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  expect(await readServed(store)).toEqual(second)
})

test('what is served is never written again, whatever is published beside it', async () => {
  const { store, workspace } = await publishAll()
  const files = join(store, 'files')
  const former = readdirSync(files)
  // A file that was written anew is another one, or has another time.
  const versions = () => former.map((name) => statSync(join(files, name))).map(({ ino, mtimeMs }) => [ino, mtimeMs])
  const before = versions()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  await publish({ store, workspace, parts: partNames })
  expect(readdirSync(files).length).toBeGreaterThan(former.length)
  expect(versions()).toEqual(before)
})

test('a damaged copy of a file is replaced when it is published again', async () => {
  const { store, workspace, first } = await publishAll()
  for (const name of readdirSync(join(store, 'files'))) truncateSync(join(store, 'files', name))
  await expect(readServed(store)).rejects.toThrow(StoreProblem)
  expect((await publish({ store, workspace, parts: partNames })).id).toBe(first.id)
  expect(await readServed(store)).toEqual(first)
})

/** Each damages a store in which three releases were chosen. */
const damages: readonly (readonly [name: string, damage: (store: string) => void, problem: RegExp])[] = [
  ['the newest entry is empty', (store) => truncateSync(join(store, 'log/000003.json')), /log\/000003\.json is damaged/],
  ['the newest entry is cut off', (store) => truncateSync(join(store, 'log/000003.json'), 500), /log\/000003\.json is damaged/],
  ['an entry is missing', (store) => rmSync(join(store, 'log/000002.json')), /log\/000002\.json is missing/],
  [
    'a byte of the newest entry is another',
    (store) => {
      const path = join(store, 'log/000003.json')
      writeFileSync(path, readFileSync(path, 'utf8').replace('remoteEntry', 'remoteentry'))
    },
    /log\/000003\.json is damaged/,
  ],
]

test.each(damages)('%s: every command says so, and changes nothing; it is not taken for a store without history', async (_, damage, problem) => {
  const { store, workspace } = await publishAll()
  for (const version of ['1.1.0', '1.2.0']) {
    writeRemoteBuild(workspace, 'mf-home', { version })
    await publish({ store, workspace, parts: ['mf-home'] })
  }
  damage(store)
  const before = namesIn(store)
  for (const command of [() => readHistory(store), () => rollBack(store), () => publish({ store, workspace, parts: partNames })]) {
    await expect(command()).rejects.toThrow(problem)
  }
  expect(namesIn(store)).toEqual(before)
})

test.each(['missing', 'damaged'])('a release of which a file is %s is not chosen', async (state) => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  await publish({ store, workspace, parts: ['mf-home'] })
  const logo = Buffer.from(first.shell.files.find(({ url }) => url === '/assets/logo.svg')?.integrity.slice('sha384-'.length) ?? '', 'base64')
  const path = join(store, 'files', logo.toString('hex'))
  if (state === 'missing') rmSync(path)
  else writeFileSync(path, 'other')
  await expect(rollBack(store)).rejects.toThrow(`${path}: the file of /assets/logo.svg is ${state}`)
  expect((await readCurrentRelease(store))?.remotes['mf-home']?.version).toBe('1.1.0')
})
