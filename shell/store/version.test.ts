import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishAll } from '../testing/example-site.ts'
import { promote } from './changes.ts'
import { changeServed } from './change-served.ts'
import { createDocument } from './document.ts'
import { openStore } from './open-store.ts'
import type { PublishedRemote } from './published-release.ts'
import { publishVersion } from './publish.ts'
import { storeFile, integrityOf, mostBytes } from './stored-files.ts'
import { storeVersion, versionId } from './version.ts'

const published = { at: '2026-11-28T00:00:00Z', by: 'the test' }
const none: unknown = undefined

test.each<[what: string, change: (remote: PublishedRemote) => object, told: RegExp]>([
  ['no list of files', () => ({ files: { length: 1 } }), /files: .*Expected Array|is damaged: .*Expected Array/],
  ['a file of the shell', () => ({ files: [{ url: '/assets/a.js', integrity: '' }] }), /"\/assets\/a\.js"$/],
  ['a file elsewhere', () => ({ files: [{ url: '/remotes/mf-home/../a.js', integrity: '' }] }), /\.\.\/a\.js"$/],
  ['no entry', () => ({ entry: none }), /entry/],
  ['a screen without files', () => ({ screens: { Home: {} } }), /files/],
  [
    'an entry that is no file of it',
    ({ entry, files }) => ({ files: files.filter(({ url }) => url !== entry.url) }),
    /^mf-home names \S+remoteEntry\S+, which is none of its files$/,
  ],
])('a version with %s is not published, and not served if it is there: one line says why', async (_, change, told) => {
  const { store: address, first } = await publishAll()
  const store = openStore(address)
  const home = first.remotes['mf-home'] as PublishedRemote
  const content = JSON.parse(JSON.stringify({ ...home, ...change(home) })) as PublishedRemote
  const id = versionId('mf-home', content)
  const serve = () => changeServed(store, promote({ 'mf-home': id }), { by: 'the test', force: 'a test' })
  await expect(storeVersion(store, 'mf-home', content, published).then(serve)).rejects.toThrow(told)
  await createDocument(store, `versions/mf-home/${id}.json`, { part: 'mf-home', content, published })
  await expect(serve()).rejects.toThrow(told)
})

test('a chunk with a number for a name is not published: it is often another one after a change', async () => {
  const { store, workspace } = await publishAll()
  writeFileSync(join(workspace, 'mf-home/dist/771.13b2ad68.js'), '')
  const publication = publishVersion(openStore(store), { workspace, part: 'mf-home', published })
  await expect(publication).rejects.toThrow('mf-home/dist/771.13b2ad68.js: a chunk needs a name (webpackChunkName)')
})

test('a file of more than 10 MB is not published, and not served if it is there', async () => {
  const { store: address, first, workspace } = await publishAll()
  const store = openStore(address)
  const content = Buffer.alloc(mostBytes + 1)
  writeFileSync(join(workspace, 'mf-home/dist/picture.svg'), content)
  const publication = publishVersion(store, { workspace, part: 'mf-home', published, compressed: false })
  await expect(publication).rejects.toThrow(/picture\.svg has more than 10 MB$/)
  const home = first.remotes['mf-home'] as PublishedRemote
  const file = { url: '/remotes/mf-home/picture.svg', integrity: integrityOf(content) }
  await expect(storeFile(store, file.url, content, false)).rejects.toThrow(/has more than 10 MB: .*picture\.svg$/)
  const { version } = await storeVersion(store, 'mf-home', { ...home, files: [...home.files, file] }, published)
  const grounds = { by: 'the test', force: 'a test' }
  await expect(changeServed(store, promote({ 'mf-home': version.id }), grounds)).rejects.toThrow(/more than 10 MB/)
})
