import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWorkspace, writeBuilds, writeRemoteBuild, type ExampleWorkspace } from '../testing/example-builds.ts'
import { startPublisher } from '../testing/start-publisher.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { partNames, publish } from './publish.ts'
import { readEntries } from './release-log.ts'
import { changeRelease, readCurrentRelease, readHistory, rollBack } from './release-store.ts'
import { StoreProblem } from './store-problem.ts'
import { readStoredFile } from './stored-files.ts'

/* What the store must survive: publications at the same moment, killed publishers, a full disk, damaged files. */

async function publishAll(): Promise<ExampleWorkspace & { first: PublishedRelease }> {
  const example = makeWorkspace()
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: partNames }) }
}

/** Reads the served release and each of its files; rejects if one is missing or damaged. */
async function readServed(store: string): Promise<PublishedRelease> {
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('nothing is published')
  await Promise.all(filesOf(release).map((file) => readStoredFile(store, file)))
  return release
}

const namesIn = (store: string) => readdirSync(store, { recursive: true, encoding: 'utf8' }).toSorted()

test('two teams publish at the same moment, twenty times: no version is lost', { timeout: 120_000 }, async () => {
  const { store, workspace } = await publishAll()
  const publishers = await Promise.all([startPublisher(), startPublisher()])
  const teams = ['mf-home', 'mf-scores'] as const
  for (let round = 1; round <= 20; round += 1) {
    const version = `1.${round}.0`
    for (const team of teams) writeRemoteBuild(workspace, team, { version })
    await Promise.all(publishers.map((publisher, index) => publisher.publish({ store, workspace, parts: teams.slice(index, index + 1) })))
    const release = await readServed(store)
    expect(teams.map((team) => release.remotes[team]?.version)).toEqual([version, version])
  }
  expect(await readEntries(store)).toHaveLength(41)
})

test('a team that was just preceded by another team composes its release again, from the other’s', async () => {
  const { store, workspace } = await publishAll()
  const storeOfOthers = `${store}-of-others`
  cpSync(store, storeOfOthers, { recursive: true })
  writeRemoteBuild(workspace, 'mf-scores', { version: '1.1.0' })
  await publish({ store: storeOfOthers, workspace, parts: ['mf-scores'] })
  const seen: (string | undefined)[] = []
  const chosen = await changeRelease(store, (served) => {
    if (!served) throw new Error('nothing is published')
    seen.push(served.remotes['mf-scores']?.version)
    // After the served release is read, and before the new one is chosen.
    if (seen.length === 1) cpSync(storeOfOthers, store, { recursive: true })
    return { shell: { ...served.shell, version: '2.0.0' }, remotes: served.remotes }
  })
  expect(seen).toEqual(['1.0.0', '1.1.0'])
  expect([chosen.shell.version, chosen.remotes['mf-scores']?.version]).toEqual(['2.0.0', '1.1.0'])
  expect(await readServed(store)).toEqual(chosen)
  expect(await readEntries(store)).toHaveLength(3)
})

test('a publisher that is killed at any moment leaves the former release or the new one, complete; the next one publishes', { timeout: 120_000 }, async () => {
  const { store, workspace, first } = await publishAll()
  const remotes = partNames.filter((part) => part !== 'shell')
  const writeVersion = (version: string) => {
    for (const remote of remotes) writeRemoteBuild(workspace, remote, { version })
  }
  writeVersion('1.1.0')
  const answer = await (await startPublisher()).publish({ store, workspace, parts: remotes })
  const steps = answer && 'steps' in answer ? answer.steps : 0
  // Each of the last steps, which choose the release; only some of the earlier ones, which all write files in the same way.
  const choosing = 6
  const lastSteps = Array.from({ length: steps }, (_, step) => step).filter((step) => step >= steps - choosing || step % Math.ceil(steps / 12) === 0)
  expect(lastSteps.length).toBeGreaterThan(choosing)
  let served = await readServed(store)
  expect(served.id).not.toBe(first.id)
  const outcomes: string[] = []
  for (const lastStep of lastSteps) {
    const version = `2.${lastStep}.0`
    writeVersion(version)
    const publisher = await startPublisher()
    expect(await publisher.publish({ store, workspace, parts: remotes }, lastStep)).toBeUndefined()
    const now = await readServed(store)
    outcomes.push(now.id === served.id ? 'former' : 'new')
    if (now.id !== served.id) expect(Object.values(now.remotes).map((remote) => remote.version)).toEqual(remotes.map(() => version))
    served = await publish({ store, workspace, parts: remotes })
    expect(served.remotes['mf-home']?.version).toBe(version)
  }
  expect(new Set(outcomes)).toEqual(new Set(['former', 'new']))
})

test.each([
  ['a file', 2048],
  ['the log', 4096],
])('a disk without space for %s: the former release stays complete, and the next publication works', async (what, fileLimit) => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: what === 'a file' ? randomBytes(4096).toString('hex') : '1.1.0' })
  const publisher = await startPublisher(fileLimit)
  expect(await publisher.publish({ store, workspace, parts: ['mf-home'] })).toEqual({ failed: expect.stringContaining('EFBIG') as string })
  expect(await readServed(store)).toEqual(first)
  expect(namesIn(store).filter((name) => name.endsWith('.draft'))).toEqual([])
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  expect(await readServed(store)).toEqual(second)
})

test('a served file is never written again, whatever is published beside it', async () => {
  const { store, workspace } = await publishAll()
  const files = join(store, 'files')
  const former = readdirSync(files)
  // A file that was written again has another inode or another time.
  const versions = () => former.map((name) => statSync(join(files, name))).map(({ ino, mtimeMs }) => [ino, mtimeMs])
  const before = versions()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  await publish({ store, workspace, parts: partNames })
  expect(readdirSync(files).length).toBeGreaterThan(former.length)
  expect(versions()).toEqual(before)
})

test('a damaged copy of a file is replaced when the file is published again', async () => {
  const { store, workspace, first } = await publishAll()
  for (const name of readdirSync(join(store, 'files'))) truncateSync(join(store, 'files', name))
  await expect(readServed(store)).rejects.toThrow(StoreProblem)
  expect((await publish({ store, workspace, parts: partNames })).id).toBe(first.id)
  expect(await readServed(store)).toEqual(first)
})

/** Each damages a store with three releases. */
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

test.each(damages)('%s: every command says so and changes nothing; the store does not count as empty', async (_, damage, problem) => {
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

test.each(['missing', 'damaged'])('a release with a %s file is not chosen', async (state) => {
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
