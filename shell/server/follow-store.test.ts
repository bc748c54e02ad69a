import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { exampleSiteConfig } from 'shared/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { promote, rollBackPart, rollBackTo, withdraw, type Change } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { storeLimits } from '../store/limits.ts'
import { openStore } from '../store/open-store.ts'
import { appendEntry, readEntry, readNewestEntry, stableVersions, type LogEntry } from '../store/release-log.ts'
import { becomeAnotherUser } from '../testing/another-user.ts'
import { makeWorkspace, workspaceIn } from '../testing/example-builds.ts'
import { publishAll } from '../testing/example-site.ts'
import { openMemoryStore } from '../testing/memory-store.ts'
import { contentsOf, faults, startS3 } from '../testing/s3-server.ts'
import { followStore } from './follow-store.ts'
import type { Log } from './log.ts'

/* Commands, starts and running servers agree on the newest entry, whatever lies in the log. */

const grounds = { by: 'the test', force: 'a test' }

/** A running server that looks often. */
async function follow(store: string) {
  const server = await followStore(exampleSiteConfig(), store, { lookEveryMs: 10 })
  onTestFinished(() => server.close())
  return server
}

const copy = (number: number, name: string) => (store: string) =>
  cpSync(`${store}/log/00000${number}.json`, `${store}/log/${name}.json`)
const replace = (number: number, make?: (path: string) => void) => (store: string) => {
  rmSync(`${store}/log/00000${number}.json`, { force: true })
  make?.(`${store}/log/00000${number}.json`)
}
const hide = (name: string) => (store: string, newest: string) => chmodSync(join(store, name.replace('ID', newest)), 0)

/** A store with three entries, whose publisher lets nobody else read what it makes. */
let example: Awaited<ReturnType<typeof publishThree>>
const directory = mkdtempSync(join(tmpdir(), 'follow-'))

async function publishThree() {
  const umask = process.umask(0o077)
  const { store, first, serveNext } = await publishAll(workspaceIn(directory))
  await serveNext('mf-home', { version: '1.1.0' })
  const { versions } = await serveNext('mf-home', { version: '1.2.0' })
  process.umask(umask)
  return { store, first, newest: versions['mf-home'] ?? '' }
}

beforeAll(async () => void (example = await publishThree()))
afterAll(() => rmSync(directory, { recursive: true }))

/** What is laid into a store with three entries; which one a start serves, which number a change gets, what is told; what it needs. */
type Row = [string, (store: string, newest: string) => void, number, number, RegExp, ('--force' | '--to')?]

test.each<Row>([
  ['a copy where the next entry comes', copy(2, '000004'), 3, 5, /000004\.json is no entry: .* number 2$/],
  ['a copy after a gap', copy(3, '000006'), 3, 4, /000006\.json is no entry: .* number 3$/],
  ['a name of seven digits', copy(3, '0000041'), 3, 4, /0000041\.json is no entry: .* six digits$/],
  ['a date', copy(3, '20261127'), 3, 4, /20261127\.json is no entry: .* six digits$/],
  ['a link to nothing', replace(4, (path) => symlinkSync('nowhere', path)), 3, 5, /000004\.json is missing$/],
  ['no former entry', replace(2), 3, 4, /000002\.json is missing$/],
  ['a folder as its newest entry', replace(3, (path) => mkdirSync(path)), 2, 4, /000003\.json is damaged: /],
  ['a link to itself as it', replace(3, (path) => symlinkSync(path, path)), 2, 4, /000003\.json is damaged: /],
  ['no right to it', hide('log/000003.json'), 2, 4, /000003\.json may not be read/, '--to'],
  ['no right to its version', hide('versions/mf-home/ID.json'), 2, 4, /home\/\w+\.json may not be read/, '--force'],
  ['no right to the entry before', hide('log/000002.json'), 3, 4, /000002\.json may not be read/, '--force'],
])('with %s, a start serves what it can, and all follow a change', async (_, lay, starts, next, told, needs) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { store } = makeWorkspace()
  cpSync(example.store, store, { recursive: true })
  const running = await follow(store)
  lay(store, example.newest)
  if (needs) becomeAnotherUser(store)
  const started = await follow(store)
  expect([running.entry(), started.entry()]).toEqual([3, starts])
  if (starts < 3) expect(started.problem()).toMatch(told)
  const change = (to: Change, force?: string) => changeServed(openStore(store), to, { by: 'the test', force })
  const home = rollBackPart('mf-home')
  if (needs) await expect(change(home)).rejects.toThrow(told)
  const made = await (needs === '--to' ? change(rollBackTo(example.first.id)) : change(home, needs && 'a test'))
  expect(made.number).toBe(next)
  expect((await change(promote(stableVersions(made.state)), needs && 'a test')).number).toBe(next)
  for (const server of [running, started])
    await expect.poll(() => [server.entry(), server.problem()]).toEqual([next, undefined])
  const lines = logged.mock.calls.flat().map(String)
  const problems = made.passed.map(({ problem }) => problem.message)
  for (const tells of needs ? [[...lines, ...problems]] : [lines, problems])
    expect(tells).toContainEqual(expect.stringMatching(told))
  // Each of both once.
  for (const line of lines) expect(lines.filter((one) => one === line).length).toBeLessThan(3)
})

test('an entry beyond a gap rules for servers too, and what lies at a thousand keeps nobody from listing the next; none follows the last number', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store: address } = await publishAll()
  const store = openStore(address)
  const server = await follow(address)
  const { action, state } = (await readNewestEntry(store)) as LogEntry
  await appendEntry(store, { number: 999, state, action }, 998)
  await expect.poll(() => server.entry()).toBe(999)
  copy(1, '001000')(address)
  expect((await changeServed(store, withdraw('mf-scores'), grounds)).number).toBe(1001)
  expect(await store.list('thousands')).toEqual(['000999.json'])
  await expect.poll(() => server.entry()).toBe(1001)
  await appendEntry(store, { number: 999_999, state, action }, 999_998)
  const before = contentsOf(address)
  await expect(changeServed(store, withdraw('mf-scores'), grounds)).rejects.toThrow('999999, and none can follow')
  expect(contentsOf(address)).toEqual(before)
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
    const [read, list] = [vi.spyOn(memory, 'read'), vi.spyOn(memory, 'list')]
    const counts = () => ({ entries, read: read.mock.calls.length, list: list.mock.calls.length })
    await changeServed(memory, promote({ 'mf-home': home }), grounds)
    expect(counts()).toEqual({ entries, read: 103, list: 3 })
    await changeServed(memory, rollBackPart('mf-home'), grounds)
    expect(counts()).toEqual({ entries, read: 103 + 45, list: 3 + 3 })
  }
})

/** A server on a copy of the example's store, with what it told. It looks when the test lets it. */
async function followCopy() {
  const { store } = makeWorkspace()
  cpSync(example.store, store, { recursive: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = vi.fn<Log>()
  const server = await followStore(exampleSiteConfig(), store, { log })
  onTestFinished(() => server.close())
  return {
    store,
    server,
    remove: (...names: readonly string[]) => names.forEach((name) => rmSync(join(store, name), { recursive: true })),
    events: () => log.mock.calls.map(([event]) => event),
    /** Lets it look, by default as often as is enough to follow another log. */
    look: async (count = 40) => {
      for (let left = count; left > 0; left -= 1) {
        const { answered } = server.looks()
        vi.advanceTimersByTime(1000)
        await expect.poll(() => server.looks().answered, { interval: 1 }).toBe(answered + 1)
      }
    },
  }
}

const loss = (what: string) =>
  `log/000003.json, which is served, is ${what}: the store is not mounted, or an older copy`

test('a store that is away is told once, and when it is back; what is served stays', async () => {
  const { store, server, events, look } = await followCopy()
  renameSync(store, `${store}-away`)
  await look(10)
  expect(server.problem()).toBe(loss('missing'))
  await look()
  renameSync(`${store}-away`, store)
  await look(10)
  expect([server.entry(), server.problem()]).toEqual([3, undefined])
  expect(events()).toEqual(['served', 'store-failed', 'store-back'])
})

const entryName = (number: number) => `log/00000${number}.json`

test.each<[string, string, number, (site: Awaited<ReturnType<typeof followCopy>>) => unknown]>([
  ['an older copy', 'missing', 2, ({ remove }) => remove(entryName(3))],
  [
    'another log of the same length',
    'another one',
    3,
    async ({ store, remove }) => {
      const { action, state } = await readEntry(openStore(store), 1)
      remove(entryName(3))
      await appendEntry(openStore(store), { number: 3, state, action }, 2)
    },
  ],
])('%s is told, and followed once it has stayed the same', async (_, what, followed, change) => {
  const site = await followCopy()
  const { server, events, look } = site
  const before = server.current().stable.release.id
  await change(site)
  await look(10)
  expect([server.problem(), server.current().stable.release.id]).toEqual([loss(what), before])
  await look(20)
  expect([server.entry(), server.problem()]).toEqual([followed, undefined])
  expect(server.current().stable.release.id).not.toBe(before)
  expect(events()).toEqual(['served', 'store-failed', 'served', 'store-back'])
  const { number } = await changeServed(openStore(site.store), withdraw('mf-scores'), grounds)
  expect(number).toBe(followed + 1)
  await look(1)
  expect(server.entry()).toBe(number)
})

test.each<[string, string | undefined, (site: Awaited<ReturnType<typeof followCopy>>) => unknown]>([
  ['is empty', loss('missing'), ({ remove }) => remove('log')],
  [
    'ends with what is damaged',
    loss('missing'),
    ({ store, remove }) => {
      remove(entryName(3))
      truncateSync(join(store, entryName(2)), 9)
    },
  ],
  ['lacks a version of its newest entry', loss('missing'), ({ remove }) => remove(entryName(3), 'versions/mf-home')],
  ['has the served entry, damaged', undefined, ({ store }) => truncateSync(join(store, entryName(3)), 9)],
])('no server follows a log that %s', async (_, problem, change) => {
  const { server, look, ...site } = await followCopy()
  await change({ server, look, ...site })
  await look()
  expect([server.entry(), server.problem()]).toEqual([3, problem])
})

test('while entries are still copied, none is followed, older or newer; then the last one is', async () => {
  const { store, server, remove, look } = await followCopy()
  const { action, state } = await readEntry(openStore(store), 1)
  const append = (number: number) => appendEntry(openStore(store), { number, state, action }, number - 1)
  for (const number of [4, 5, 6, 7]) await append(number)
  await look(10)
  expect(server.entry()).toBe(7)
  remove(...[2, 3, 4, 5, 6, 7].map(entryName))
  for (const number of [2, 3, 8, 9]) {
    await append(number)
    await look(10)
    expect(server.entry()).toBe(7)
  }
  await look(20)
  expect([server.entry(), server.problem()]).toEqual([9, undefined])
})

/** The example in a bucket, with a version of mf-home that a promotion serves with entry 2. */
async function publishInBucket() {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, publishNext } = await publishAll()
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  const s3 = await startS3(store)
  return { s3, promoteHome: () => changeServed(openStore(s3.address), promote({ 'mf-home': id }), grounds) }
}

test('a closed server tells nothing of a look that was under way', async () => {
  const { s3 } = await publishInBucket()
  const log = vi.fn<Log>()
  const server = await followStore(exampleSiteConfig(), s3.address, { lookEveryMs: 10, log })
  const { promise: answer, resolve } = Promise.withResolvers<[number]>()
  s3.asked.length = 0
  s3.fault = () => answer
  await expect.poll(() => s3.asked).toHaveLength(1)
  server.close()
  resolve([400])
  await expect.poll(() => server.looks().failed).toBe(1)
  expect(log.mock.calls.map(([event]) => event)).toEqual(['served'])
})

test('each look is one read, and each tenth a list and a read more; a store that is slow with each file is followed', async () => {
  const { s3, promoteHome } = await publishInBucket()
  const server = await follow(s3.address)
  s3.asked.length = 0
  await expect.poll(() => s3.asked.length).toBeGreaterThan(23)
  const looks = [...Array<string>(10).fill('GET log/000002.json'), 'GET log/000001.json', 'LIST log/']
  expect(s3.asked.slice(0, 24)).toEqual([...looks, ...looks])
  await promoteHome()
  s3.fault = () => delay(200, undefined)
  await expect.poll(() => server.entry()).toBe(2)
})

test('a served entry that cannot be read is told once, and the next one is followed', async () => {
  const { s3 } = await publishInBucket()
  const entry = (await readNewestEntry(openStore(s3.address))) as LogEntry
  const log = vi.fn<Log>()
  const server = await followStore(exampleSiteConfig(), s3.address, { lookEveryMs: 10, log })
  onTestFinished(() => server.close())
  s3.fault = (asked) => (asked === 'GET log/000001.json' ? [400] : undefined)
  await expect.poll(() => server.problem()).toMatch('log/000001.json: ')
  const { answered } = server.looks()
  await expect.poll(() => server.looks().answered).toBeGreaterThan(answered + 30)
  expect(log.mock.calls.map(([event]) => event)).toEqual(['served', 'store-failed'])
  await appendEntry(openStore(s3.address), { ...entry, number: 2 }, 1)
  await expect.poll(() => [server.entry(), server.problem()]).toEqual([2, undefined])
})

test('a look waits for no request, and a name that has no answer keeps it from no list', async () => {
  const { s3, promoteHome } = await publishInBucket()
  const server = await follow(s3.address)
  const { promise: answer, resolve } = Promise.withResolvers<undefined>()
  s3.fault = (asked) => (asked.startsWith('GET addresses/') ? answer : undefined)
  const files = Array.from({ length: 200 }, (_, number) => server.formerFile(`/assets/a.${10_000_000 + number}.js`))
  await promoteHome()
  await expect.poll(() => server.entry()).toBe(2)
  resolve(undefined)
  expect(new Set(await Promise.all(files))).toEqual(new Set([undefined]))
  s3.fault = (asked) => (asked === 'GET log/000003.json' ? [400] : undefined)
  await expect.poll(() => server.problem()).toMatch('log/000003.json: ')
  const store = openStore(s3.address)
  const entry = (await readNewestEntry(store)) as LogEntry
  await appendEntry(store, { ...entry, number: 4 }, 3)
  await expect.poll(() => [server.entry(), server.problem()]).toEqual([4, undefined])
})

test('a page for what does not exist is no entry, and is not asked for by number after number', async () => {
  const { s3, promoteHome } = await publishInBucket()
  s3.fault = (asked) => (asked.startsWith('GET log/') && !s3.objects.has(asked.slice(4)) ? faults.page : undefined)
  const server = await follow(s3.address)
  await promoteHome()
  await expect.poll(() => [server.entry(), server.problem()]).toEqual([2, undefined])
  await expect.poll(() => s3.asked.filter((asked) => asked === 'GET log/000003.json').length).toBeGreaterThan(20)
  expect(s3.asked).not.toContain('GET log/000004.json')
})

test('a change whose answer is lost is what is read then; one that cannot be read, or does not rule, is told', async () => {
  const { s3, promoteHome } = await publishInBucket()
  const entry = 'log/000002.json'
  // What this server refuses is written all the same.
  s3.fault = (asked) => (asked === `PUT ${entry}` ? [400] : undefined)
  expect((await promoteHome()).number).toBe(2)
  type Rule = typeof s3.fault
  const put =
    (fault: ReturnType<Rule>): Rule =>
    (asked) =>
      asked === `PUT ${entry}` && s3.objects.delete(entry) ? fault : undefined
  const rows: readonly (readonly [Rule, RegExp])[] = [
    [(asked) => (asked.endsWith(entry) ? [400] : undefined), /2\.json: .*; log\/000002\.json may be written: see/],
    [put([412]), /2\.json exists, and is missing; log\/000002\.json may be written: see release list$/],
    [(asked) => (asked === `GET ${entry}` ? faults.page : put([412])(asked, '')), /2 can neither be written nor read$/],
    [put(faults.empty), /log serves entry 1; entry 2 is written: see release list$/],
    [
      (asked) => (asked === 'LIST log/' && s3.objects.has(entry) ? [400] : undefined),
      /log: .*; entry 2 is written: see/,
    ],
  ]
  for (const [fault, told] of rows) {
    s3.objects.delete(entry)
    s3.fault = fault
    await expect(promoteHome()).rejects.toThrow(told)
  }
})

test('while a call of a folder is past its limit, each further one fails at once with its line; once it ends, the store is followed again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, first, serveNext } = await publishAll()
  await serveNext('mf-home', { version: '1.1.0' })
  const server = await follow(store)
  const pipe = join(store, 'files/pipe')
  execFileSync('mkfifo', [pipe])
  const line = `${pipe}: no answer within 0.1 s`
  await expect(openStore(store, { ...storeLimits, readMs: 100 }).read('files/pipe')).rejects.toThrow(line)
  await expect.poll(() => server.problem()).toBe(line)
  await expect(server.formerFile(first.remotes['mf-home']?.entry.url ?? '')).rejects.toThrow(line)
  await expect(server.override(first.id, 'mf-home', '000000000000')).rejects.toThrow(line)
  await writeFile(pipe, 'not a file')
  await expect.poll(() => server.problem()).toBeUndefined()
  const { number } = await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
  await expect.poll(() => server.entry()).toBe(number)
})
