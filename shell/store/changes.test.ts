import { expect, test } from 'vitest'
import { publishAll } from '../testing/example-site.ts'
import { abort, promote, rollBackPart, rollBackTo, withdraw, type Change } from './changes.ts'
import { changeServed, type Grounds } from './change-served.ts'
import { storePassedCheck } from './checks.ts'
import type { PublishedRelease } from './published-release.ts'
import { listNumbers, readNewestEntry, stableVersions, type LogEntry } from './release-log.ts'
import { openStore } from './open-store.ts'
import { releaseId, type PartName } from './version.ts'

/* What each command does to what is served. */

const by = 'the test'
const options = { by, force: 'a test' }

async function start() {
  const example = await publishAll()
  const store = openStore(example.store)
  const serve = (change: Change, grounds: Grounds = options) => changeServed(store, change, grounds)
  const next = async (part: PartName, version: string) => (await example.publishNext(part, { version })).id
  /** Publishes the next version of a part and promotes it. @returns its id */
  const promoteNext = async (part: PartName, version: string, percent?: number) => {
    const id = await next(part, version)
    await serve(promote({ [part]: id }, percent))
    return id
  }
  return { first: example.first, store, next, promoteNext, serve }
}

const versionsOf = ({ state }: LogEntry) => stableVersions(state)

test('a rollback to a release takes back everything that came after it', async () => {
  const { first, promoteNext, serve } = await start()
  await promoteNext('mf-home', '1.1.0')
  await promoteNext('mf-scores', '1.1.0', 10)
  const message = 'the points were wrong'
  const entry = await serve(rollBackTo(first.id), { by, message })
  expect([versionsOf(entry), entry.state.rollout, entry.action.message]).toEqual([first.versions, undefined, message])
  const unknown = serve(rollBackTo('000000000000'), { by })
  await expect(unknown).rejects.toThrow('no release 000000000000 was served: see release list')
})

test('a rollback during a rollout of the part ends the rollout, and so does abort; without one there is nothing to abort', async () => {
  const { first, store, next, serve } = await start()
  const home = await next('mf-home', '1.1.0')
  for (const end of [rollBackPart('mf-home'), abort()]) {
    await serve(promote({ 'mf-home': home }, 10))
    await serve(end)
    const newest = await readNewestEntry(store)
    expect([newest && versionsOf(newest), newest?.state.rollout]).toEqual([first.versions, undefined])
  }
  await expect(serve(abort())).rejects.toThrow('nothing is being rolled out')
})

test('a rollout goes on while another part is rolled back or withdrawn; it ends with the withdrawal of its own part', async () => {
  const { promoteNext, serve } = await start()
  await promoteNext('mf-scores', '1.1.0')
  await promoteNext('mf-home', '1.1.0', 10)
  const { state } = await serve(rollBackPart('mf-scores'))
  expect(state.rollout).toMatchObject({ part: 'mf-home', percent: 10 })
  expect((await serve(withdraw('mf-scores'))).state.rollout).toEqual(state.rollout)
  expect((await serve(withdraw('mf-home'))).state.rollout).toBeUndefined()
})

test('a remote is withdrawn and can be promoted again', async () => {
  const { first, serve } = await start()
  const { 'mf-scores': scores, ...others } = first.versions
  expect(versionsOf(await serve(withdraw('mf-scores')))).toEqual(others)
  await expect(serve(withdraw('mf-scores'))).rejects.toThrow('mf-scores is not served')
  const problem = 'mf-scores is not served; to serve a version of it: release promote mf-scores@<version>'
  await expect(serve(rollBackPart('mf-scores'))).rejects.toThrow(problem)
  expect(versionsOf(await serve(promote({ 'mf-scores': scores ?? '' })))).toEqual(first.versions)
})

test('a screen of the specification that is served stays, whatever the command; a reason goes past that', async () => {
  const { first, serve } = await start()
  const { 'mf-auth': auth = '' } = first.versions
  const withdrawn = serve(withdraw('mf-auth'), { by, check: () => Promise.resolve() })
  await expect(withdrawn).rejects.toThrow('mf-auth/Auth: the screen is missing, and is served now')
  await serve(withdraw('mf-auth'))
  await serve(promote({ 'mf-auth': auth }))
  await expect(serve(rollBackPart('mf-auth'), { by })).rejects.toThrow('mf-auth has no earlier version')
})

test('a rollback waits for no check, though another team’s promotion made the mix a new one', async () => {
  const { promoteNext, serve } = await start()
  await promoteNext('mf-home', '1.1.0')
  await promoteNext('mf-scores', '1.1.0')
  expect((await serve(rollBackPart('mf-home'), { by })).action).not.toHaveProperty('forced')
})

test('a release whose way names an entry that another writer got is found all the same', async () => {
  const { first, store, next, promoteNext, serve } = await start()
  const versions = { ...first.versions, 'mf-home': await next('mf-home', '1.1.0') }
  await store.create(`releases/${releaseId(versions)}.json`, JSON.stringify({ format: 1, versions, entry: 99 }))
  await serve(promote({ 'mf-home': versions['mf-home'] }))
  await promoteNext('mf-home', '1.2.0')
  expect(versionsOf(await serve(rollBackTo(releaseId(versions)), { by }))).toEqual(versions)
})

test('twenty promoters at once read each file once, and each of them is served', async () => {
  const { store, next } = await start()
  const versions = [await next('mf-home', '1.1.0'), await next('mf-home', '1.2.0')]
  let reads = 0
  const read = (name: string) => ((reads += Number(name.startsWith('files/'))), store.read(name))
  const promoters = Array.from({ length: 20 }, (_, index) => promote({ 'mf-home': versions[index % 2] ?? '' }))
  await Promise.all(promoters.map((promoter) => changeServed({ ...store, read }, promoter, options)))
  // Each verification reads a file and its two compressed forms, each delta two files and a compressed form.
  expect(reads).toBeLessThan(20 * 3 * 50)
})

test('a release without a passed check, or whose check fails, is not served; with a record, a reason or a served past it is', async () => {
  const { store, next, serve } = await start()
  const home = await next('mf-home', '1.1.0')
  const promoteHome = (check?: Grounds['check']) => serve(promote({ 'mf-home': home }), { by, ...(check && { check }) })
  await expect(promoteHome()).rejects.toThrow(/^release [0-9a-f]{12} has not passed its check$/)
  const failing = () => Promise.reject(new Error('Home shows a failure'))
  await expect(promoteHome(failing)).rejects.toThrow('Home shows a failure')
  expect(await listNumbers(store)).toHaveLength(1)

  const checked: PublishedRelease[] = []
  const check = async (release: PublishedRelease) => {
    checked.push(release)
    await storePassedCheck(store, release.id, { at: '2026-11-24T10:00:00Z', by: 'the test', stages: [] })
  }
  const entry = await promoteHome(check)
  expect(checked.map(({ versions }) => versions)).toEqual([versionsOf(entry)])
  expect(entry.action).not.toHaveProperty('forced')

  // It was served before, so taking it back needs no check; nor does what has a record.
  await serve(rollBackPart('mf-home'), { by })
  await promoteHome()

  const grounds = { by, force: 'the points are wrong' }
  const forced = await serve(promote({ 'mf-home': await next('mf-home', '1.2.0') }), grounds)
  expect(forced.action.forced).toBe('the points are wrong')
})
