import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { promote, rollBackPart, rollBackTo, withdraw, type Change } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { storeLimits } from '../store/limits.ts'
import { openStore } from '../store/open-store.ts'
import { appendEntry, listNumbers, readNewestEntry, type LogEntry } from '../store/release-log.ts'
import { becomeAnotherUser } from '../testing/another-user.ts'
import { publishAll } from '../testing/example-site.ts'
import { openMemoryStore } from '../testing/memory-store.ts'
import { startS3 } from '../testing/s3-server.ts'
import { followStore } from './follow-store.ts'

/* Commands, starts and running servers agree on the newest entry, whatever lies in the log. */

/** A running server that looks often. */
async function follow(...[store, options]: readonly [store: string, options?: Parameters<typeof followStore>[2]]) {
  const server = await followStore(exampleSiteConfig(), store, { lookEveryMs: 10, ...options })
  onTestFinished(() => server.close())
  return server
}

test.each<[what: string, lay: (log: string) => void, number: number, told: RegExp]>([
  [
    'a copy where the next entry comes',
    (log) => copy(log, 2, '000004.json'),
    5,
    /000004\.json is no entry: .* number 2$/,
  ],
  ['a copy after a gap', (log) => copy(log, 3, '000006.json'), 4, /000006\.json is no entry: .* number 3$/],
  ['a name of seven digits', (log) => copy(log, 3, '0000041.json'), 4, /0000041\.json is no entry: .* six digits$/],
  ['a date', (log) => copy(log, 3, '20261127.json'), 4, /20261127\.json is no entry: .* six digits$/],
  ['a link to nothing', (log) => symlinkSync('nowhere', join(log, '000004.json')), 5, /000004\.json is missing$/],
  ['no former entry', (log) => rmSync(join(log, '000002.json')), 4, /000002\.json is missing$/],
])('with %s in its log, running servers follow a rollback, as each start does', async (_, lay, number, told) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { store, serveNext } = await publishAll()
  for (const version of ['1.1.0', '1.2.0']) await serveNext('mf-home', { version })
  const server = await follow(store)
  lay(join(store, 'log'))
  const passed: string[] = []
  await readNewestEntry(openStore(store), { onPassed: ({ message }) => passed.push(message) })
  expect(passed).toContainEqual(expect.stringMatching(told))
  const grounds = { by: 'the test', force: 'a test' }
  expect((await changeServed(openStore(store), rollBackPart('mf-home'), grounds)).number).toBe(number)
  await expect.poll(() => server.entry()).toBe(number)
  expect(server.problem()).toBeUndefined()
  expect(new Set(logged.mock.calls.flat()).size).toBe(logged.mock.calls.length)
  expect((await follow(store)).entry()).toBe(number)
})

const copy = (log: string, number: number, name: string) => cpSync(join(log, `00000${number}.json`), join(log, name))

test.each<[what: string, lay: (path: string) => void]>([
  ['a folder', (path) => mkdirSync(path)],
  ['a link to itself', (path) => symlinkSync(path, path)],
])(
  '%s in place of the newest entry is damage: the one before is served, and a change comes after it',
  async (_, lay) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { store, serveNext } = await publishAll()
    for (const version of ['1.1.0', '1.2.0']) await serveNext('mf-home', { version })
    const path = join(store, 'log/000003.json')
    rmSync(path)
    lay(path)
    const server = await follow(store)
    expect([server.entry(), server.problem()]).toEqual([2, expect.stringMatching(/000003\.json is damaged: /)])
    await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
    await expect.poll(() => [server.entry(), server.problem()]).toEqual([4, undefined])
  },
)

test.each(['log/000003.json', 'versions/mf-home'])(
  'without the right to read %s, servers serve what they can and say so; a change needs a reason, unless it takes nothing over',
  async (name) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const umask = process.umask(0o077)
    const { store, first, serveNext } = await publishAll()
    for (const version of ['1.1.0', '1.2.0']) await serveNext('mf-home', { version })
    process.umask(umask)
    const { 'mf-home': newest } = (await readNewestEntry(openStore(store)))?.state.parts ?? {}
    chmodSync(join(store, name.endsWith('.json') ? name : `${name}/${newest?.version}.json`), 0)
    becomeAnotherUser(store)
    const server = await follow(store)
    const unread = /log\/000003\.json may not be read|versions\/mf-home\/\w+\.json may not be read/
    expect([server.entry(), server.problem()]).toEqual([2, expect.stringMatching(unread)])
    const change = (to: Change, force?: string) => changeServed(openStore(store), to, { by: 'the test', force })
    await expect(change(rollBackPart('mf-home'))).rejects.toThrow(unread)
    expect(await listNumbers(openStore(store))).toEqual([1, 2, 3])
    if (name.startsWith('log')) await change(rollBackTo(first.id))
    else await change(rollBackPart('mf-home'), 'a test')
    await expect.poll(() => [server.entry(), server.problem()]).toEqual([4, undefined])
    await change(rollBackTo(first.id), 'a test')
  },
)

test('an entry beyond a gap rules for servers too, and what lies at a thousand keeps nobody from listing the next', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store: address } = await publishAll()
  const store = openStore(address)
  const server = await follow(address)
  const { action, state } = (await readNewestEntry(store)) as LogEntry
  await appendEntry(store, { number: 999, state, action }, 998)
  await expect.poll(() => server.entry()).toBe(999)
  copy(join(address, 'log'), 1, '001000.json')
  const { number } = await changeServed(store, withdraw('mf-scores'), { by: 'the test', force: 'a test' })
  expect([number, await store.list('thousands')]).toEqual([1001, ['000999.json']])
  await expect.poll(() => server.entry()).toBe(1001)
})

test('with ten entries and with ten thousand, a promotion and a rollback cost the same', async () => {
  const { store: address, publishNext } = await publishAll()
  const home = (await publishNext('mf-home', { version: '1.1.0' })).id
  for (const entries of [10, 10_000]) {
    const memory = openMemoryStore(Math.random, false)()
    for (const file of contentsOf(address)) await memory.create(...file)
    const { action, state } = (await readNewestEntry(memory)) as LogEntry
    for (let number = 2; number <= entries; number += 1)
      await appendEntry(memory, { number, state, action }, number - 1)
    const counts = { read: 0, list: 0 }
    const read = (name: string) => ((counts.read += 1), memory.read(name))
    const list: typeof memory.list = (...given) => ((counts.list += 1), memory.list(...given))
    const store = { ...memory, read, list }
    const grounds = { by: 'the test', force: 'a test' }
    await changeServed(store, promote({ 'mf-home': home }), grounds)
    expect({ entries, ...counts }).toEqual({ entries, read: 102, list: 3 })
    await changeServed(store, rollBackPart('mf-home'), grounds)
    expect({ entries, ...counts }).toEqual({ entries, read: 102 + 24, list: 3 + 3 })
  }
})

/** Each file of a store's folder: its name and its content. */
const contentsOf = (address: string): readonly (readonly [string, Buffer])[] =>
  readdirSync(address, { recursive: true, withFileTypes: true }).flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return statSync(path).isFile() ? [[relative(address, path), readFileSync(path)] as const] : []
  })

/** The example with a second version of mf-home in a bucket, and limits that are short. */
async function publishInBucket() {
  const { store: folder, publishNext } = await publishAll()
  const home = await publishNext('mf-home', { version: '1.1.0' })
  const s3 = await startS3()
  for (const [name, content] of contentsOf(folder)) s3.objects.set(name, content)
  const limits = { ...storeLimits, readMs: 1500, createMs: 1500, silentMs: 300 }
  const grounds = { by: 'the test', force: 'a test' }
  const promoteHome = () => changeServed(openStore(s3.address, limits), promote({ 'mf-home': home.id }), grounds)
  return { s3, limits, home, promoteHome }
}

test('an answer that never comes is told with its name, by a running server and by a start; then the server follows again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { s3, limits, home, promoteHome } = await publishInBucket()
  const server = await follow(s3.address, { limits })
  const name = `versions/mf-home/${home.id}.json`
  await promoteHome()
  s3.fault = (asked) => (asked === `GET ${name}` ? 'hang' : undefined)
  await expect.poll(() => server.problem()).toMatch(name)
  await expect(follow(s3.address, { limits })).rejects.toThrow(name)
  expect(server.entry()).toBe(1)
  s3.fault = () => undefined
  await expect.poll(() => [server.entry(), server.problem()]).toEqual([2, undefined])
})

test('each look is one read, and each tenth one list more; a store that is slow with each file is followed', async () => {
  const { s3, limits, promoteHome } = await publishInBucket()
  const server = await follow(s3.address, { limits })
  s3.asked.length = 0
  await expect.poll(() => s3.asked.length).toBeGreaterThan(21)
  const looks = [...Array<string>(10).fill('GET log/000002.json'), 'LIST log/']
  expect(s3.asked.slice(0, 22)).toEqual([...looks, ...looks])
  await promoteHome()
  s3.delayMs = 200
  await expect.poll(() => server.entry()).toBe(2)
})

test('a page for what does not exist is no entry, and is not asked for by number after number', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { s3, limits, promoteHome } = await publishInBucket()
  s3.fault = (asked) => (asked.startsWith('GET log/') && !s3.objects.has(asked.slice(4)) ? 'page' : undefined)
  const server = await follow(s3.address, { limits })
  await promoteHome()
  await expect.poll(() => [server.entry(), server.problem()]).toEqual([2, undefined])
  await expect.poll(() => s3.asked.filter((asked) => asked === 'GET log/000003.json').length).toBeGreaterThan(20)
  expect(s3.asked).not.toContain('GET log/000004.json')
})

test('a change whose answer never comes is what is read then; one that cannot be read, or does not rule, is told', async () => {
  const { s3, promoteHome } = await publishInBucket()
  const entry = 'log/000002.json'
  // It is written all the same.
  s3.fault = (asked) => (asked === `PUT ${entry}` ? 'hang' : undefined)
  expect((await promoteHome()).number).toBe(2)
  s3.objects.delete(entry)
  s3.fault = (asked) => (asked.endsWith(entry) ? 'hang' : undefined)
  await expect(promoteHome()).rejects.toThrow(/^\S+log\/000002\.json: .* may be written: see release list$/)
  s3.objects.delete(entry)
  s3.fault = (asked) => (asked === `PUT ${entry}` && s3.objects.delete(entry) ? [412] : undefined)
  await expect(promoteHome()).rejects.toThrow(/entry 2 can neither be written nor read$/)
  s3.fault = (asked) => (asked === `PUT ${entry}` && s3.objects.delete(entry) ? [200] : undefined)
  await expect(promoteHome()).rejects.toThrow(/serves entry 1, not 2, which was written: see release list$/)
})

test('while a call of a folder is past its limit, each further one fails at once with its line; once it ends, the store is followed again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, first, serveNext } = await publishAll()
  await serveNext('mf-home', { version: '1.1.0' })
  const limits = { ...storeLimits, readMs: 100 }
  const server = await follow(store, { limits })
  const pipe = join(store, 'log/000003.json')
  execFileSync('mkfifo', [pipe])
  const line = /log\/000003\.json: no answer within 0\.1 s$/
  await expect.poll(() => server.problem()).toMatch(line)
  await expect(server.formerFile(first.remotes['mf-home']?.entry.url ?? '')).rejects.toThrow(line)
  await expect(server.override(first.id, 'mf-home', '000000000000')).rejects.toThrow(line)
  await writeFile(pipe, 'not an entry')
  rmSync(pipe)
  await expect.poll(() => server.problem()).toBeUndefined()
  const { number } = await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
  await expect.poll(() => server.entry()).toBe(number)
})
