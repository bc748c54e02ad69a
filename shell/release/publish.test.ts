import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  exampleParts,
  makeWorkspace,
  writeBuilds,
  writeRemoteBuild,
  writeShellBuild,
} from '../testing/example-builds.ts'
import { Refusal } from './problems.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { publish, publishVersion } from './publish.ts'
import { readEntries } from './release-log.ts'
import { readCurrentRelease } from './release-store.ts'
import { rollBackTo } from './roll-back.ts'
import { openStore } from './open-store.ts'
import { readStoredFile } from './stored-files.ts'
import { readVersion } from './version.ts'

/** A workspace whose six parts are built and published. */
async function publishAll() {
  const example = makeWorkspace()
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: exampleParts }) }
}

const filesIn = (store: string) => readdirSync(join(store, 'files')).toSorted()

/** Reads every file of a release from the store; rejects if one differs from what the release names. */
const readFiles = (store: string, release: PublishedRelease) =>
  Promise.all(filesOf(release).map(async (file) => ({ ...file, ...(await readStoredFile(openStore(store), file)) })))

test('a release names every part and each file by its hash', async () => {
  const { store, first } = await publishAll()
  expect(first.shell).toMatchObject({ version: '1.0.0', provides: { react: '19.3.1' } })
  expect(first.shell.worker).toMatch(/^\/assets\/service-worker\.[0-9a-f]{8}\.js$/)
  expect(first.shell.fonts).toHaveLength(2)
  expect(first.remotes['mf-home']?.onDemand.Home).toEqual([
    expect.objectContaining({ url: expect.stringMatching(/on-demand-Home/) as string }),
  ])
  expect(Object.keys(first.remotes)).toEqual(['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile'])
  expect(Object.keys(first.remotes['mf-home']?.screens ?? {})).toEqual(['Home', 'Companies'])
  expect(await readCurrentRelease(store)).toEqual(first)
})

test('every file of a build is part of the release, even without a hash in its name; files for composition are not', async () => {
  const { store, first } = await publishAll()
  const addresses = (await readFiles(store, first)).map(({ url }) => url)
  expect(addresses).toContain('/assets/logo.svg')
  for (const { entry, screens } of Object.values(first.remotes)) {
    for (const { url } of [entry, ...Object.values(screens).flatMap((screen) => screen.files)])
      expect(addresses).toContain(url)
  }
  expect(addresses.filter((address) => /manifest|shell-build/.test(address))).toEqual([])
})

test('each compressible file has a brotli and a gzip form', async () => {
  const { store, first } = await publishAll()
  for (const { url, content, br, gzip } of await readFiles(store, first)) {
    if (url.endsWith('.woff2')) expect([br, gzip]).toEqual([undefined, undefined])
    else expect([brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? '')]).toEqual([content, content])
  }
})

test('one remote is released alone: the other parts need not even be built', async () => {
  const { store, workspace, first } = await publishAll()
  rmSync(workspace, { recursive: true })
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  expect(second.remotes['mf-home']?.version).toBe('1.1.0')
  expect({ ...second.remotes, 'mf-home': undefined }).toEqual({ ...first.remotes, 'mf-home': undefined })
  expect(second.shell).toEqual(first.shell)
  expect(second.id).not.toBe(first.id)
  expect(await readCurrentRelease(store)).toEqual(second)
})

test('a part that was built but not named stays as it is served', async () => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  writeRemoteBuild(workspace, 'mf-scores', { version: '1.1.0' })
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  expect(second.remotes['mf-scores']).toEqual(first.remotes['mf-scores'])
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
  expect((await publish({ store: address, workspace, parts: exampleParts })).id).toBe(
    (await readCurrentRelease(address))?.id,
  )
  expect(await readEntries(store)).toHaveLength(1)
})

test('a published version is not served', async () => {
  const { store: address, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const published = { at: '2026-11-24T10:00:00Z', by: 'home', commit: 'abc', message: 'A new home' }
  const { version, isNew } = await publishVersion(openStore(address), { workspace, part: 'mf-home', published })
  expect([isNew, version.published]).toEqual([true, published])
  expect(await readVersion(openStore(address), 'mf-home', version.id)).toEqual(version)
  expect(await readCurrentRelease(address)).toEqual(first)
})

test('a file without a hash in its name is rolled back too', async () => {
  const { store, workspace, first } = await publishAll()
  writeShellBuild(workspace, { logo: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>' })
  const second = await publish({ store, workspace, parts: ['shell'] })
  const logoOf = async (release: PublishedRelease) =>
    (await readFiles(store, release)).find(({ url }) => url === '/assets/logo.svg')?.content.toString()
  expect(await logoOf(second)).toContain('circle')
  expect(await logoOf(first)).not.toContain('circle')
})

test.each(['mf-home', 'shell'] as const)(
  'a %s that does not fit is published, and its promotion refused: what was served stays',
  async (part) => {
    const { store, workspace, first } = await publishAll()
    if (part === 'shell') writeShellBuild(workspace, { version: '2.0.0', react: '20.0.0' })
    else writeRemoteBuild(workspace, part, { version: '2.0.0', requiredReact: '^20.0.0' })
    await expect(publish({ store, workspace, parts: [part] })).rejects.toThrow(Refusal)
    expect(await readCurrentRelease(store)).toEqual(first)
    expect(await readEntries(openStore(store))).toHaveLength(1)
  },
)

test('a build that lacks a file it names is refused in one line', async () => {
  const { store, workspace, first } = await publishAll()
  const dist = join(workspace, 'mf-home/dist')
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry')) ?? ''
  rmSync(join(dist, entry))
  await expect(publish({ store, workspace, parts: ['mf-home'] })).rejects.toThrow(
    `${join(dist, entry)} is missing: build again`,
  )
  expect(await readCurrentRelease(store)).toEqual(first)
})

test('no file is ever removed: a tab keeps the release with which it was opened', async () => {
  const { store, workspace, first } = await publishAll()
  const published = [first]
  for (const version of ['1.1.0', '1.2.0']) {
    writeShellBuild(workspace, { version })
    writeRemoteBuild(workspace, 'mf-home', { version })
    published.push(await publish({ store, workspace, parts: ['shell', 'mf-home'] }))
  }
  await rollBackTo(openStore(store), first.id, { by: 'the test' })
  for (const release of published) await expect(readFiles(store, release)).resolves.toBeDefined()
})

test('the first release needs the shell', async () => {
  const example = makeWorkspace()
  writeRemoteBuild(example.workspace, 'mf-home')
  await expect(publish({ ...example, parts: ['mf-home'] })).rejects.toThrow('the first release needs the shell')
  expect(await readCurrentRelease(example.store)).toBeUndefined()
})
