import { expect, test } from 'vitest'
import { publishAll } from '../testing/example-site.ts'
import { abort, promote, rollBackPart, rollBackTo, withdraw } from './changes.ts'
import { changeServed, type Grounds } from './change-served.ts'
import { storePassedCheck } from './checks.ts'
import type { PublishedRelease } from './published-release.ts'
import { readEntries, readNewestEntry, stableVersions, type LogEntry } from './release-log.ts'
import { openStore } from './open-store.ts'
import { releaseId, type PartName } from './version.ts'

/* What each command does to what is served. */

const options = { by: 'the test', force: 'a test' }

async function start() {
  const example = await publishAll()
  const store = openStore(example.store)
  const next = async (part: PartName, version: string) => (await example.publishNext(part, { version })).id
  /** Publishes the next version of a part and promotes it. @returns its id */
  const promoteNext = async (part: PartName, version: string, percent?: number) => {
    const id = await next(part, version)
    await changeServed(store, promote({ [part]: id }, percent), options)
    return id
  }
  return { first: example.first, store, next, promoteNext }
}

const versionsOf = ({ state }: LogEntry) => stableVersions(state)

test('a rollback to a release takes back everything that came after it', async () => {
  const { first, store, promoteNext } = await start()
  await promoteNext('mf-home', '1.1.0')
  await promoteNext('mf-scores', '1.1.0', 10)
  const entry = await changeServed(store, rollBackTo(first.id), { by: 'the test', message: 'the points were wrong' })
  expect([versionsOf(entry), entry.state.rollout, entry.action.message]).toEqual([
    first.versions,
    undefined,
    'the points were wrong',
  ])
  await expect(changeServed(store, rollBackTo('000000000000'), { by: 'the test' })).rejects.toThrow(
    'no release 000000000000 was served: see release list',
  )
})

test('a rollback during a rollout of the part ends the rollout, and so does abort; without one there is nothing to abort', async () => {
  const { first, store, next } = await start()
  const home = await next('mf-home', '1.1.0')
  for (const end of [
    () => changeServed(store, rollBackPart('mf-home'), options),
    () => changeServed(store, abort(), options),
  ]) {
    await changeServed(store, promote({ 'mf-home': home }, 10), options)
    await end()
    const newest = await readNewestEntry(store)
    expect([newest && versionsOf(newest), newest?.state.rollout]).toEqual([first.versions, undefined])
  }
  await expect(changeServed(store, abort(), options)).rejects.toThrow('nothing is being rolled out')
})

test('a rollout goes on while another part is rolled back or withdrawn; it ends with the withdrawal of its own part', async () => {
  const { store, promoteNext } = await start()
  await promoteNext('mf-scores', '1.1.0')
  await promoteNext('mf-home', '1.1.0', 10)
  const { state } = await changeServed(store, rollBackPart('mf-scores'), options)
  expect(state.rollout).toMatchObject({ part: 'mf-home', percent: 10 })
  expect((await changeServed(store, withdraw('mf-scores'), options)).state.rollout).toEqual(state.rollout)
  expect((await changeServed(store, withdraw('mf-home'), options)).state.rollout).toBeUndefined()
})

test('a remote is withdrawn and can be promoted again', async () => {
  const { first, store } = await start()
  const { 'mf-scores': scores, ...others } = first.versions
  expect(versionsOf(await changeServed(store, withdraw('mf-scores'), options))).toEqual(others)
  await expect(changeServed(store, withdraw('mf-scores'), options)).rejects.toThrow('mf-scores is not served')
  await expect(changeServed(store, rollBackPart('mf-scores'), options)).rejects.toThrow(
    'mf-scores is not served; to serve a version of it: release promote mf-scores@<version>',
  )
  expect(versionsOf(await changeServed(store, promote({ 'mf-scores': scores ?? '' }), options))).toEqual(first.versions)
})

test('a screen of the specification that is served stays, whatever the command; a reason goes past that', async () => {
  const { store, first } = await start()
  const { 'mf-auth': auth = '' } = first.versions
  await expect(
    changeServed(store, withdraw('mf-auth'), { by: 'the test', check: () => Promise.resolve() }),
  ).rejects.toThrow('mf-auth/Auth: the screen is missing, and is served now')
  await changeServed(store, withdraw('mf-auth'), options)
  await changeServed(store, promote({ 'mf-auth': auth }), options)
  await expect(changeServed(store, rollBackPart('mf-auth'), { by: 'the test' })).rejects.toThrow(
    'mf-auth has no earlier version',
  )
})

test('a rollback waits for no check, though another team’s promotion made the mix a new one', async () => {
  const { store, promoteNext } = await start()
  await promoteNext('mf-home', '1.1.0')
  await promoteNext('mf-scores', '1.1.0')
  expect((await changeServed(store, rollBackPart('mf-home'), { by: 'the test' })).action).not.toHaveProperty('forced')
})

test('a release whose way names an entry that another writer got is found all the same', async () => {
  const { first, store, next, promoteNext } = await start()
  const versions = { ...first.versions, 'mf-home': await next('mf-home', '1.1.0') }
  await store.create(`releases/${releaseId(versions)}.json`, JSON.stringify({ format: 1, versions, entry: 99 }))
  await changeServed(store, promote({ 'mf-home': versions['mf-home'] }), options)
  await promoteNext('mf-home', '1.2.0')
  expect(versionsOf(await changeServed(store, rollBackTo(releaseId(versions)), { by: 'the test' }))).toEqual(versions)
})

test('twenty promoters at once read each file once, and each of them is served', async () => {
  const { store, next } = await start()
  const versions = [await next('mf-home', '1.1.0'), await next('mf-home', '1.2.0')]
  let reads = 0
  const counting = {
    ...store,
    read: (name: string) => ((reads += Number(name.startsWith('files/'))), store.read(name)),
  }
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      changeServed(counting, promote({ 'mf-home': versions[index % 2] ?? '' }), options),
    ),
  )
  // Each verification reads a file and its two compressed forms.
  expect(reads).toBeLessThan(20 * 3 * 40)
})

test('a release without a passed check, or whose check fails, is not served; with a record, a reason or a served past it is', async () => {
  const { store, next } = await start()
  const home = await next('mf-home', '1.1.0')
  const promoteHome = (check?: Grounds['check']) =>
    changeServed(store, promote({ 'mf-home': home }), { by: 'the test', ...(check && { check }) })
  await expect(promoteHome()).rejects.toThrow(/^release [0-9a-f]{12} has not passed its check$/)
  const failing = () => Promise.reject(new Error('Home shows a failure'))
  await expect(promoteHome(failing)).rejects.toThrow('Home shows a failure')
  expect(await readEntries(store)).toHaveLength(1)

  const checked: PublishedRelease[] = []
  const check = async (release: PublishedRelease) => {
    checked.push(release)
    await storePassedCheck(store, release.id, { at: '2026-11-24T10:00:00Z', by: 'the test', stages: [] })
  }
  const entry = await promoteHome(check)
  expect(checked.map(({ versions }) => versions)).toEqual([versionsOf(entry)])
  expect(entry.action).not.toHaveProperty('forced')

  // It was served before, so taking it back needs no check; nor does what has a record.
  await changeServed(store, rollBackPart('mf-home'), { by: 'the test' })
  await promoteHome()

  const grounds = { by: 'the test', force: 'the points are wrong' }
  const forced = await changeServed(store, promote({ 'mf-home': await next('mf-home', '1.2.0') }), grounds)
  expect(forced.action.forced).toBe('the points are wrong')
})
