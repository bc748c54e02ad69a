import type { ReleaseFile } from 'shared/federation'
import { expect, test } from 'vitest'
import { promote, rollBackPart } from './changes.ts'
import { changeServed } from './change-served.ts'
import { readNewestEntry, stableVersions } from './release-log.ts'
import { storeFile, integrityOf } from './stored-files.ts'
import type { Store } from './store.ts'
import { lostAnswer, openMemoryStore } from '../testing/memory-store.ts'
import { randomFrom } from '../testing/random.ts'
import { storeVersion } from './version.ts'

/*
 * Five teams publish, promote and roll back at the same time, on a store that loses answers. However their commands interleave, each team
 * gets what it wished last.
 */

const teams = ['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile'] as const
/** `SEEDS=1000` is the whole proof. */
const seeds = Number(process.env.SEEDS ?? 300)
const wishesOfTeam = 4

/** What somebody does whose command fails for want of an answer. */
const untilAnswered = <Value>(command: () => Promise<Value>): Promise<Value> =>
  command().catch((failure: unknown) => {
    if (failure !== lostAnswer) throw failure
    return untilAnswered(command)
  })

const published = { at: '2026-11-24T00:00:00Z', by: 'a team' }

async function publishRemote(store: Store, name: (typeof teams)[number], version: string): Promise<string> {
  const url = `/remotes/${name}/remoteEntry.${version}.js`
  const entry: ReleaseFile = { url, integrity: integrityOf(Buffer.from(url)) }
  await storeFile(store, url, Buffer.from(url), false)
  const needs = { maxKb: 10, requires: {}, uses: {}, builtWith: {} }
  const content = { version, entry, screens: {}, onDemand: {}, files: [entry], ...needs }
  return (await storeVersion(store, name, content, published)).version.id
}

async function publishShell(store: Store): Promise<string> {
  const scripts = { scripts: [], sessionScripts: [], federationScripts: [], onDemand: [] }
  const content = {
    version: '1.0.0',
    contract: 1,
    provides: {},
    exports: {},
    ...scripts,
    styles: [],
    fonts: [],
    files: [],
  }
  return (await storeVersion(store, 'shell', content, published)).version.id
}

/** One team's commands, one after the other. @returns the version that it wished last */
async function wish(store: Store, team: (typeof teams)[number], first: string, random: () => number): Promise<string> {
  const options = { by: team, force: 'a model' }
  const promoted = [first]
  for (let count = 0; count < wishesOfTeam; count += 1) {
    if (promoted.length > 1 && random() < 0.4) {
      await untilAnswered(() => changeServed(store, rollBackPart(team), options))
      promoted.pop()
    } else {
      const id = await untilAnswered(() => publishRemote(store, team, `1.${count}.0`))
      await untilAnswered(() => changeServed(store, promote({ [team]: id }), options))
      if (promoted.at(-1) !== id) promoted.push(id)
    }
  }
  return promoted.at(-1) ?? first
}

test('in hundreds of random orders of five teams’ commands, what is served holds each team’s last wish', async () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = randomFrom(seed)
    const open = openMemoryStore(random)
    const store = open()
    const first: Record<string, string> = { shell: await untilAnswered(() => publishShell(store)) }
    for (const team of teams) first[team] = await untilAnswered(() => publishRemote(store, team, '1.0.0-first'))
    await untilAnswered(() => changeServed(store, promote(first), { by: 'platform', force: 'a model' }))
    const wishes = await Promise.all(
      teams.map(async (team) => [team, await wish(open(), team, first[team] ?? '', random)] as const),
    )
    const newest = await readNewestEntry(store)
    expect(newest && stableVersions(newest.state), `seed ${seed}`).toEqual({
      shell: first.shell,
      ...Object.fromEntries(wishes),
    })
  }
})
