import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filesOf, type PublishedRelease } from '../store/published-release.ts'
import { openStore } from '../store/open-store.ts'
import { promote, rollBackPart } from '../store/changes.ts'
import { signOverride } from '../store/override-token.ts'
import { overrideAddress, overrideHeader } from '../contract/override-answer.ts'
import { changeServed } from '../store/change-served.ts'
import { publishAndServe } from '../store/publish.ts'
import { exampleParts, writeRemoteBuild } from '../testing/example-builds.ts'
import { openExample, publishAll, serveExample, untilServed } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'

/* What the server must survive: visitors who disconnect, a damaged store, its own stop. With real sockets; every loop has a limit. */

/** More than the system buffers for a client that does not read. */
const longEntry = () => ({ content: randomBytes(4_000_000).toString('hex') })

const entryOf = (release: PublishedRelease) => release.remotes['mf-home']?.entry.url ?? ''

/** Sends requests at once and reads nothing of their responses. */
async function ask(url: string, ...paths: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => 'the server may end it')
  await once(socket, 'connect')
  socket.pause()
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join(''))
  return socket
}

/** What the server reports from now on. */
const watchLog = () => vi.spyOn(console, 'error').mockReturnValue()

const openFiles = () => readdirSync('/dev/fd').length

test('600 visitors who disconnect during a file leave no file open, and the next visitor gets a response', async () => {
  const { store, serveNext } = await publishAll()
  const former = entryOf(await serveNext('mf-home', longEntry()))
  const release = await serveNext('mf-home', longEntry())
  const url = await serveExample(store)
  const before = openFiles()
  // Files of the served release, and of an earlier one, whose files are read on request.
  for (const path of [entryOf(release), former]) {
    for (let round = 0; round < 6; round += 1) {
      const visitors = await Promise.all(Array.from({ length: 50 }, () => ask(url, path)))
      await Promise.all(visitors.map((visitor) => once(visitor, 'readable')))
      for (const visitor of visitors) visitor.destroy()
    }
  }
  await expect.poll(openFiles).toBeLessThanOrEqual(before)
  expect((await rawRequest(url, '/padaria')).status).toBe(200)
})

test('of a hundred requests that are sent ahead, those behind a response that nobody reads wait; one more ends the connection', async () => {
  const { store, serveNext } = await publishAll()
  const file = entryOf(await serveNext('mf-home', longEntry()))
  const url = await serveExample(store)
  const begun = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const ahead = Array.from({ length: 100 }, () => '/healthz')
  const visitor = await ask(url, file, ...ahead)
  await once(visitor, 'readable')
  await rawRequest(url, '/healthz')
  expect(begun).toHaveBeenCalledTimes(2)
  let text = ''
  visitor
    .setEncoding('latin1')
    .on('data', (part: string) => (text += part))
    .resume()
  await expect.poll(() => text.split('HTTP/1.1 200 OK')).toHaveLength(102)
  const greedy = await ask(url, file, ...ahead, '/healthz')
  await new Promise((ended) => void greedy.resume().once('close', ended))
})

test('a former release’s file is read once; a missing one is reported, and ends nothing', async () => {
  const logged = watchLog()
  const { store, first, serveNext } = await publishAll()
  const second = await serveNext('mf-home', { version: '1.1.0' })
  await serveNext('mf-home', { version: '1.2.0' })
  const url = await serveExample(store)
  expect((await rawRequest(url, entryOf(first))).status).toBe(200)
  rmSync(join(store, 'files'), { recursive: true })
  expect((await rawRequest(url, entryOf(first))).status).toBe(200)
  for (const _ of [1, 2]) expect((await rawRequest(url, entryOf(second))).status).toBe(504)
  expect(logged).toHaveBeenCalledOnce()
  expect((await rawRequest(url, '/padaria')).status).toBe(200)
})

test('a former release’s page for a start without a network is made once, and found by its own hash alone', async () => {
  const { store, serveNext } = await publishAll()
  const former = await openExample(store)
  const { text } = await rawRequest(former.url, '/sw.js')
  await former.close()
  const [page = ''] = /\/offline\.[0-9a-f.]+\.html/.exec(text) ?? []
  await serveNext('mf-home', { version: '1.1.0' })
  const url = await serveExample(store)
  const status = async (path: string) => (await rawRequest(url, path)).status
  expect(await status(page)).toBe(200)
  rmSync(join(store, 'versions'), { recursive: true })
  expect(await Promise.all([page, page.replace(/\w+\.html/, '00000000.html')].map(status))).toEqual([200, 404])
})

test('the former files that were requested last stay in memory, up to a limit', async () => {
  watchLog()
  const { store, serveNext } = await publishAll()
  const former: string[] = []
  for (let release = 0; release < 3; release += 1) former.push(entryOf(await serveNext('mf-home', longEntry())))
  await serveNext('mf-home', longEntry())
  const url = await serveExample(store)
  for (const path of former) expect((await rawRequest(url, path)).status).toBe(200)
  rmSync(join(store, 'files'), { recursive: true })
  const statuses: (number | undefined)[] = []
  for (const path of former.toReversed()) statuses.push((await rawRequest(url, path)).status)
  expect(statuses).toEqual([200, 200, 504])
})

test('a store that is damaged while it is served: the last good release stays, from memory, and the damage is reported once', async () => {
  const logged = watchLog()
  const { store, workspace, first } = await publishAll()
  const url = await serveExample(store)
  writeFileSync(join(store, 'log/000002.json'), '{"release":')
  const ready = async () => JSON.parse((await rawRequest(url, '/readyz')).text) as { problem?: string }
  await expect.poll(ready).toMatchObject({
    status: 'ready',
    release: first.id,
    problem: expect.stringContaining('000002.json is damaged') as string,
  })
  rmSync(join(store, 'files'), { recursive: true })
  expect((await rawRequest(url, entryOf(first))).status).toBe(200)
  expect((await rawRequest(url, '/padaria')).status).toBe(200)
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^release ${first.id} is served on: .*log/000002\\.json is damaged`))],
  ])
  // Once repaired, it is followed again.
  rmSync(join(store, 'log/000002.json'))
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const second = await publishAndServe({ store, workspace, parts: exampleParts })
  await untilServed(url, second.id)
  expect(await ready()).not.toHaveProperty('problem')
})

test('an entry whose files come later, from a slow copy of the store, is served once they are there', async () => {
  watchLog()
  const { store, workspace } = await publishAll()
  const url = await serveExample(store)
  const original = `${store}-original`
  cpSync(store, original, { recursive: true })
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const second = await publishAndServe({ store: original, workspace, parts: ['mf-home'] })
  for (const folder of ['versions', 'log']) cpSync(join(original, folder), join(store, folder), { recursive: true })
  const ready = async () => JSON.parse((await rawRequest(url, '/readyz')).text) as { problem?: string }
  await expect.poll(ready).toHaveProperty('problem')
  cpSync(original, store, { recursive: true })
  await untilServed(url, second.id)
  expect(await ready()).not.toHaveProperty('problem')
})

test.each(['log/000001.json', 'versions/mf-home'])(
  'damage in %s, of which nothing is served any more, stops no start',
  async (name) => {
    const { store, serveNext } = await publishAll()
    const next = await serveNext('mf-home', { version: '1.1.0' })
    const { versions } = next
    const path = join(store, name)
    if (name.startsWith('log')) writeFileSync(path, '')
    else
      for (const file of readdirSync(path))
        if (file !== `${versions['mf-home']}.json`) writeFileSync(join(path, file), '')
    const url = await serveExample(store)
    expect(JSON.parse((await rawRequest(url, '/readyz')).text)).toMatchObject({ status: 'ready', release: next.id })
  },
)

test('of an entry whose files are damaged, each later one that is whole is served', async () => {
  const logged = watchLog()
  const { store, first, serveNext } = await publishAll()
  const damaged = await serveNext('mf-home', { version: '1.1.0' })
  const file = damaged.remotes['mf-home']?.entry.integrity.slice('sha384-'.length) ?? ''
  writeFileSync(join(store, 'files', Buffer.from(file, 'base64').toString('hex')), 'other')
  const url = await serveExample(store)
  const ready = async () => JSON.parse((await rawRequest(url, '/readyz')).text) as unknown
  expect(await ready()).toMatchObject({ status: 'ready', release: first.id, entry: 1 })
  await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
  await expect.poll(ready).toEqual(expect.not.objectContaining({ problem: expect.anything() as string }))
  expect(await ready()).toMatchObject({ release: first.id, entry: 3 })
  expect(logged).toHaveBeenCalledOnce()
})

/** Each name in a folder, with the time of its last change. */
const changesIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => [
    name,
    statSync(join(folder, name)).mtimeMs,
  ])

test('a server writes nothing: it serves a store that is read-only, a rollout and an override included', async () => {
  const { store, first, serveNext, publishNext } = await publishAll()
  const { id: released } = await serveNext('mf-home', { version: '1.1.0' })
  const { id: scores } = await publishNext('mf-scores', { version: '1.1.0' })
  await changeServed(openStore(store), promote({ 'mf-scores': scores }, 10), { by: 'the test', force: 'a test' })
  // Root may write all the same, so the times say whether anybody did.
  execFileSync('chmod', ['-R', 'a-w', store])
  onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', store]))
  const before = changesIn(store)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const url = await serveExample(store, exampleSiteConfig(), publicKey)
  const from = Math.floor(Date.now() / 1000)
  const claims = { remote: 'mf-scores', version: scores, origin: url, from, until: from + 60 } as const
  const headers = { [overrideHeader]: signOverride(privateKey, claims) }
  const paths = ['/padaria', '/sw.js', '/readyz', entryOf(first), overrideAddress(released)]
  for (const path of paths) expect([path, (await rawRequest(url, path, { headers })).status]).toEqual([path, 200])
  expect(changesIn(store)).toEqual(before)
})

test('a load balancer hears that the files are there, keeps an idle connection for its 60 s, and asks in HTTP/1.0 without a host', async () => {
  const { store, first } = await publishAll()
  const url = await serveExample(store)
  const { status, headers, text } = await rawRequest(url, '/readyz', { headers: { connection: 'keep-alive' } })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'keep-alive': 'timeout=75' })
  // In addition, the service worker and the page for a start without a network.
  expect(JSON.parse(text)).toEqual({ status: 'ready', release: first.id, entry: 1, files: filesOf(first).length + 2 })

  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end('GET /healthz HTTP/1.0\r\n\r\n')
  const chunks = await socket.setEncoding('utf8').toArray()
  expect(chunks.join('')).toMatch(/^HTTP\/1\.1 200 OK/)
})
