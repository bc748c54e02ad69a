import { readdirSync, rmSync } from 'node:fs'
import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import {
  exampleParts,
  exampleRemotes,
  makeWorkspace,
  writeRemoteBuild,
  writeShellBuild,
} from '../testing/example-builds.ts'
import { publishAll } from '../testing/example-site.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { publishAndServe, publishVersion } from './publish.ts'
import { listNumbers } from './release-log.ts'
import { changeServed } from './change-served.ts'
import { readCurrentRelease } from './compose-release.ts'
import { rollBackTo } from './changes.ts'
import { openStore, type Store } from './open-store.ts'
import { readStoredFile } from './stored-files.ts'

vi.mock('node:fs/promises', { spy: true })
vi.mock('node:zlib', { spy: true })

const filesIn = (store: string) => readdirSync(join(store, 'files')).toSorted()

/** Reads every file of a release from the store; rejects if one differs from what the release names. */
const readFiles = (store: string, release: PublishedRelease) =>
  Promise.all(filesOf(release).map(async (file) => ({ ...file, ...(await readStoredFile(openStore(store), file)) })))

test('a release names every part and each file by its hash, with compressed forms; files for composition are none of it', async () => {
  const { store, first } = await publishAll()
  expect(first.shell).toMatchObject({ version: '1.0.0', provides: { react: '19.3.1' } })
  expect(first.shell.worker).toMatch(/^\/assets\/service-worker\.[0-9a-f]{8}\.js$/)
  expect(first.shell.fonts).toHaveLength(2)
  expect(Object.keys(first.remotes)).toEqual(exampleRemotes)
  const { screens = {}, onDemand = {} } = first.remotes['mf-home'] ?? {}
  expect(onDemand.Home?.map(({ url }) => url)).toEqual([expect.stringMatching(/on-demand-Home/)])
  expect(Object.keys(screens)).toEqual(['Home', 'Companies'])
  expect(await readCurrentRelease(store)).toEqual(first)

  const files = await readFiles(store, first)
  const addresses = files.map(({ url }) => url)
  const ofRemotes = Object.values(first.remotes).flatMap((remote) => [
    remote.entry.url,
    ...Object.values(remote.screens).flatMap((screen) => screen.files.map(({ url }) => url)),
  ])
  expect(addresses).toEqual(expect.arrayContaining(['/assets/logo.svg', ...ofRemotes]))
  expect(addresses.filter((address) => /manifest|shell-build/.test(address))).toEqual([])
  for (const { url, content, br, gzip } of files) {
    if (url.endsWith('.woff2')) expect([br, gzip]).toEqual([undefined, undefined])
    else expect([brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? '')]).toEqual([content, content])
  }
})

test('one remote is released alone: the other parts need not be built, and one that is built stays as it is served', async () => {
  const { store, workspace, first } = await publishAll()
  rmSync(workspace, { recursive: true })
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  writeRemoteBuild(workspace, 'mf-scores', { version: '1.1.0' })
  const second = await publishAndServe({ store, workspace, parts: ['mf-home'] })
  expect(second.remotes['mf-home']?.version).toBe('1.1.0')
  expect({ ...second.remotes, 'mf-home': undefined }).toEqual({ ...first.remotes, 'mf-home': undefined })
  expect(second.shell).toEqual(first.shell)
  expect(second.id).not.toBe(first.id)
  expect(await readCurrentRelease(store)).toEqual(second)
})

test('the same build published again is the same version: it keeps its first publication, and nothing new is stored', async () => {
  const { store: address, workspace } = await publishAll()
  const store = openStore(address)
  const before = filesIn(address)
  const published = { at: '2026-11-24T10:00:00Z', by: 'another team', commit: 'abc' }
  const again = await publishVersion(store, { workspace, part: 'mf-home', published })
  expect(again.isNew).toBe(false)
  expect(again.version.published.by).toBe('a site on this machine')
  expect(filesIn(address)).toEqual(before)
  expect((await publishAndServe({ store: address, workspace, parts: exampleParts })).id).toBe(
    (await readCurrentRelease(address))?.id,
  )
  expect(await listNumbers(store)).toHaveLength(1)
})

test('a publication that fails waits for its other writes, so that none is left half-way', async () => {
  const { store: address, workspace } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const store = openStore(address)
  let [begun, ended] = [0, 0]
  const create: Store['create'] = async (...given) => {
    if ((begun += 1) === 1) throw new Error('the disk is full')
    const isNew = await store.create(...given)
    ended += 1
    return isNew
  }
  const publication = { workspace, part: 'mf-home', published: { at: '2026-11-24T10:00:00Z', by: 'the test' } } as const
  await expect(publishVersion({ ...store, create }, publication)).rejects.toThrow('the disk is full')
  expect([begun > 1, ended]).toEqual([true, begun - 1])
})

test('at most two files are compressed at once: Node’s other file threads stay for the store', async () => {
  const { brotliCompress: compress } = await vi.importActual<Record<string, (...given: unknown[]) => void>>('node:zlib')
  let [now, most] = [0, 0]
  vi.mocked(brotliCompress).mockImplementation((...given: unknown[]) => {
    const done = given.pop() as (...result: unknown[]) => void
    most = Math.max(most, (now += 1))
    compress?.(...given, (...result: unknown[]) => {
      now -= 1
      done(...result)
    })
  })
  await publishAll()
  expect([1, 2]).toContain(most)
})

test('a folder without hard links is told in one line, with what serves; no draft stays', async () => {
  const { store } = makeWorkspace()
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('not permitted'), { code: 'EPERM' }))
  await expect(openStore(store).create('log/000001.json', '{}')).rejects.toThrow(
    /000001\.json: no hard link could be made: .* \(SMB, exFAT\), or the right is missing\. A store is .* or in a bucket$/,
  )
  expect(readdirSync(join(store, 'log'))).toEqual([])
})

test('a build that lacks a file it names is refused in one line', async () => {
  const { store, workspace, first } = await publishAll()
  const dist = join(workspace, 'mf-home/dist')
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry')) ?? ''
  rmSync(join(dist, entry))
  await expect(publishAndServe({ store, workspace, parts: ['mf-home'] })).rejects.toThrow(
    `${join(dist, entry)} is missing: build again`,
  )
  expect(await readCurrentRelease(store)).toEqual(first)
})

test('no file is ever removed or replaced, even without a hash in its name: a tab keeps the release with which it was opened', async () => {
  const { store, workspace, first } = await publishAll()
  const published = [first]
  for (const version of ['1.1.0', '1.2.0']) {
    writeShellBuild(workspace, { version, logo: `<svg xmlns="http://www.w3.org/2000/svg" id="${version}"/>` })
    writeRemoteBuild(workspace, 'mf-home', { version })
    published.push(await publishAndServe({ store, workspace, parts: ['shell', 'mf-home'] }))
  }
  await changeServed(openStore(store), rollBackTo(first.id), { by: 'the test' })
  const logos = published.map(async (release) =>
    (await readFiles(store, release)).find(({ url }) => url === '/assets/logo.svg')?.content.toString(),
  )
  expect(await Promise.all(logos)).toEqual(
    ['', ' id="1.1.0"', ' id="1.2.0"'].map((id) => `<svg xmlns="http://www.w3.org/2000/svg"${id}/>`),
  )
})

test('the first release needs the shell', async () => {
  const example = makeWorkspace()
  writeRemoteBuild(example.workspace, 'mf-home')
  await expect(publishAndServe({ ...example, parts: ['mf-home'] })).rejects.toThrow('the first release needs the shell')
  expect(await readCurrentRelease(example.store)).toBeUndefined()
})
