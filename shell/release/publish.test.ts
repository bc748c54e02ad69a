import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeWorkspace, writeBuilds, writeRemoteBuild, writeShellBuild } from '../testing/example-builds.ts'
import { IncompatibleRelease } from './compose.ts'
import type { PublishedRelease } from './published-release.ts'
import { partNames, publish } from './publish.ts'
import { readCurrentRelease, readHistory, readRelease, rollBack } from './release-store.ts'

/** A workspace whose six parts are built and published. */
async function publishAll() {
  const example = makeWorkspace()
  writeBuilds(example)
  return { ...example, first: await publish({ ...example, parts: partNames }) }
}

const filesIn = (store: string) => readdirSync(join(store, 'files'), { recursive: true, encoding: 'utf8' }).toSorted()

/** Every file that a release names, as it stands in the store. */
function filesOf(store: string, { shell, remotes }: PublishedRelease) {
  const named = [
    ...[shell.scripts, shell.sessionScripts, shell.styles].flat(),
    ...Object.values(remotes).flatMap(({ entry, screens }) => [entry, ...Object.values(screens).flat()]),
  ]
  return named.map(({ url, integrity }) => ({ url, integrity, content: readFileSync(join(store, 'files', url)) }))
}

test('a release names every part and each file by its hash', async () => {
  const { store, first } = await publishAll()
  expect(first.shell).toMatchObject({ version: '1.0.0', gives: { react: '19.3.1' } })
  expect(first.shell.worker).toMatch(/^\/assets\/service-worker\.[0-9a-f]{8}\.js$/)
  expect(first.shell.fonts).toHaveLength(2)
  expect(first.remotes['mf-home']?.onDemand['./Home']).toEqual([expect.objectContaining({ url: expect.stringMatching(/on-demand-Home/) as string })])
  expect(Object.keys(first.remotes)).toEqual(['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile'])
  expect(Object.keys(first.remotes['mf-home']?.screens ?? {})).toEqual(['./Home', './Companies'])
  for (const { integrity, content } of filesOf(store, first)) {
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
  expect(await readCurrentRelease(store)).toEqual(first)
})

test('each file has its brotli and gzip form beside it; what only composition reads is not published', async () => {
  const { store, first } = await publishAll()
  for (const { url, content } of filesOf(store, first)) {
    expect(brotliDecompressSync(readFileSync(join(store, 'files', `${url}.br`)))).toEqual(content)
    expect(gunzipSync(readFileSync(join(store, 'files', `${url}.gz`)))).toEqual(content)
  }
  expect(filesIn(store).filter((name) => /manifest|start-files/.test(name))).toEqual([])
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

test('what was built but not named stays as it is served', async () => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  writeRemoteBuild(workspace, 'mf-scores', { version: '1.1.0' })
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  expect(second.remotes['mf-scores']).toEqual(first.remotes['mf-scores'])
  expect(filesIn(store).filter((name) => /mf-scores\/remoteEntry.*js$/.test(name))).toHaveLength(1)
})

test('the same builds published again are the same release, once', async () => {
  const { store, workspace, first } = await publishAll()
  expect((await publish({ store, workspace, parts: partNames })).id).toBe(first.id)
  expect(await readHistory(store)).toEqual([first.id])
})

test('a roll-back serves the release before, and leads on from there', async () => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  await publish({ store, workspace, parts: ['mf-home'] })
  expect(await rollBack(store)).toBe(first.id)
  expect(await readCurrentRelease(store)).toEqual(first)
  writeRemoteBuild(workspace, 'mf-scores', { version: '1.2.0' })
  const third = await publish({ store, workspace, parts: ['mf-scores'] })
  expect([third.remotes['mf-home']?.version, third.remotes['mf-scores']?.version]).toEqual(['1.0.0', '1.2.0'])
  expect(await readHistory(store)).toEqual([first.id, third.id])
})

test('there is nothing before the first release', async () => {
  const { store, first } = await publishAll()
  expect(await rollBack(store)).toBeUndefined()
  expect(await readCurrentRelease(store)).toEqual(first)
})

test.each(['mf-home', 'shell'] as const)('a release whose %s does not fit is refused; the former one stays, to the last file', async (part) => {
  const { store, workspace, first } = await publishAll()
  const before = filesIn(store)
  if (part === 'shell') writeShellBuild(workspace, { version: '2.0.0', react: '20.0.0' })
  else writeRemoteBuild(workspace, part, { version: '2.0.0', needsReact: '^20.0.0' })
  await expect(publish({ store, workspace, parts: [part] })).rejects.toThrow(IncompatibleRelease)
  expect(await readCurrentRelease(store)).toEqual(first)
  expect(await readHistory(store)).toEqual([first.id])
  expect(filesIn(store)).toEqual(before)
})

test('no file is ever removed: a tab stays on the release it was opened with', async () => {
  const { store, workspace, first } = await publishAll()
  const published = [first]
  for (const version of ['1.1.0', '1.2.0']) {
    writeShellBuild(workspace, { version })
    writeRemoteBuild(workspace, 'mf-home', { version })
    published.push(await publish({ store, workspace, parts: ['shell', 'mf-home'] }))
  }
  await rollBack(store)
  for (const release of published) {
    expect(await readRelease(store, release.id)).toEqual(release)
    expect(() => filesOf(store, release)).not.toThrow()
  }
})

test('the first release needs the shell', async () => {
  const example = makeWorkspace()
  writeRemoteBuild(example.workspace, 'mf-home')
  await expect(publish({ ...example, parts: ['mf-home'] })).rejects.toThrow('the first release needs the shell')
  expect(await readCurrentRelease(example.store)).toBeUndefined()
})
