import { execFileSync } from 'node:child_process'
import files from 'node:fs'
import { join } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { storeLimits } from '../store/limits.ts'
import { openStore } from '../store/open-store.ts'
import { messageOf } from '../store/problems.ts'
import { becomeAnotherUser } from '../testing/another-user.ts'
import { publishAll } from '../testing/example-site.ts'
import { randomFrom } from '../testing/random.ts'
import { followStore } from './follow-store.ts'

/*
 * Logs to which anything happens: commands, a running server and a fresh start agree on the newest entry, or say why not. Which one that is,
 * the test knows from what it wrote itself.
 */

/** The full suite has a thousand logs (`newest-entry.full.test.ts`). */
const seeds = Number(process.env.SEEDS ?? 50)
const stepsOfLog = 8

test(
  'whatever happens to a log, all agree on its newest entry, or say why not',
  { timeout: 300_000 + seeds * 1000 },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { store, first, publishNext } = await publishAll()
    const versions = [first.versions['mf-home'] ?? '']
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) versions.push((await publishNext('mf-home', { version })).id)
    files.cpSync(store, `${store}-original`, { recursive: true })
    becomeAnotherUser(store)
    for (let seed = 1; seed <= seeds; seed += 1) {
      for (const folder of ['log', 'thousands']) files.rmSync(join(store, folder), { recursive: true, force: true })
      files.cpSync(`${store}-original/log`, join(store, 'log'), { recursive: true })
      const served = await tryLog(store, versions, randomFrom(seed), `${seed}: `)
      // No server goes back.
      expect(served, `seed ${seed}`).toEqual(served.toSorted((one, other) => one - other))
    }
  },
)

/** An entry as the test wrote it, and what became of it. */
interface Written {
  readonly version: string
  readonly is: 'whole' | 'damaged' | 'unreadable'
}

/** @returns the numbers of the entries that a running server served, in order */
async function tryLog(store: string, [first = '', ...versions]: readonly string[], random: () => number, seed: string) {
  let told = seed
  const written = new Map<number, Written>([[1, { version: first, is: 'whole' }]])
  const numbersOf = (is: Written['is']) => [...written.keys()].filter((number) => written.get(number)?.is === is)
  const versionOf = (number: number) => written.get(number)?.version ?? 'none'
  const become = (number: number, is: Written['is']) => written.set(number, { version: versionOf(number), is })
  const ruling = () => Math.max(...numbersOf('whole'))
  const pathOf = (number: number) => join(store, `log/${String(number).padStart(6, '0')}.json`)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const start = (readMs = storeLimits.readMs) =>
    followStore(exampleSiteConfig(), store, { lookEveryMs: 5, limits: { ...storeLimits, readMs } })
  const server = await start()
  const served = [server.entry()]
  const watch = setInterval(() => served.at(-1) === server.entry() || served.push(server.entry()), 1)

  /** @param limitMs of each read; a short one is there for an entry that never comes */
  async function change(limitMs?: number): Promise<void> {
    const version = pick(versions.filter((one) => one !== versionOf(ruling())))
    const hidden = Math.max(0, ...numbersOf('unreadable'))
    const grounds = { by: 'the test', force: random() < 0.5 ? 'a test' : undefined, check: () => Promise.resolve() }
    const isHidden = hidden > ruling() && grounds.force === undefined
    const refusal = limitMs ? /may not be read|no answer within/ : isHidden && /may not be read/
    const limited = openStore(store, { ...storeLimits, readMs: limitMs ?? storeLimits.readMs })
    const made = await changeServed(limited, promote({ 'mf-home': version }), grounds).catch(messageOf)
    if (typeof made === 'string') return expect(made, `seed ${told}`).toMatch(refusal || 'is served')
    expect([refusal, made.number > Math.max(ruling(), hidden)], `seed ${told}`).toEqual([false, true])
    written.set(made.number, { version, is: 'whole' })
  }

  /** What happens to the newest entry, if there is another one. */
  function spoil(is: Written['is'], ...ways: readonly ((path: string) => void)[]): void {
    if (numbersOf('whole').length < 2) return
    pick(ways)(pathOf(ruling()))
    become(ruling(), is)
  }
  const replace = (make: (path: string) => void) => (path: string) => {
    files.rmSync(path)
    make(path)
  }

  const happenings: Readonly<Record<string, () => unknown>> = {
    change: () => change(),
    'another change': () => change(),
    copy() {
      const number = Math.max(...written.keys()) + pick([1, 2, 998])
      files.cpSync(pathOf(pick(numbersOf('whole'))), pathOf(number), { force: false })
    },
    'link to nothing'() {
      const path = pathOf(Math.max(...written.keys()) + 3)
      files.rmSync(path, { force: true })
      files.symlinkSync('nowhere', path)
    },
    name() {
      files.cpSync(pathOf(ruling()), join(store, 'log', pick(['0000041.json', '20261127.json', '00042.json'])))
    },
    damage: () =>
      spoil(
        'damaged',
        (path) => files.truncateSync(path),
        (path) => files.truncateSync(path, 300),
        replace((path) => files.mkdirSync(path)),
        replace((path) => files.symlinkSync(path, path)),
      ),
    right: () => spoil('unreadable', (path) => files.chmodSync(path, 0)),
    repair() {
      for (const number of numbersOf('unreadable')) {
        files.chmodSync(pathOf(number), 0o644)
        become(number, 'whole')
      }
    },
    gap() {
      const lowest = Math.min(...numbersOf('whole'))
      if (lowest < ruling() && written.delete(lowest)) files.rmSync(pathOf(lowest))
    },
    'killed writer'() {
      files.writeFileSync(`${pathOf(ruling() + 1)}.0.draft`, '{')
      files.mkdirSync(join(store, 'thousands'), { recursive: true })
      files.writeFileSync(join(store, 'thousands', pick(['000999.json', '001999.json'])), '{}')
    },
    async limit() {
      const path = pathOf(ruling())
      files.renameSync(path, `${path}.aside`)
      execFileSync('mkfifo', [path])
      await change(20)
      await expect(start(20), `seed ${told}`).rejects.toThrow(/no answer within/)
      // Who waits for it ends, and nobody begins to.
      const end = files.openSync(path, 'r+')
      files.renameSync(`${path}.aside`, path)
      files.closeSync(end)
      // Until then, each call of this process fails.
      await expect
        .poll(() => openStore(store).list('log').catch(messageOf), { message: `seed ${told}`, interval: 5 })
        .toBeInstanceOf(Array)
    },
  }
  for (let step = 0; step < stepsOfLog; step += 1) {
    const [name, happen] = pick(Object.entries(happenings))
    told += `${name}, `
    await happen()
  }

  const fresh = await start()
  const newest = Math.max(...numbersOf('damaged'), ...numbersOf('unreadable'), ruling())
  expect([fresh.entry(), fresh.problem() !== undefined], `seed ${told}`).toEqual([ruling(), newest > ruling()])
  await expect.poll(() => server.entry(), { message: `seed ${told}`, interval: 5 }).toBe(Math.max(ruling(), ...served))
  clearInterval(watch)
  for (const one of [server, fresh]) {
    expect(one.current().stable.release.versions['mf-home'], `seed ${told}`).toBe(versionOf(one.entry()))
    one.close()
  }
  return served
}
