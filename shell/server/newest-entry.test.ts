import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
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
  'whatever happens to a log, commands, running servers and starts agree on its newest entry, or say why not',
  { timeout: 300_000 + seeds * 1000 },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { store, first, publishNext } = await publishAll()
    const versions = [first.versions['mf-home'] ?? '']
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) versions.push((await publishNext('mf-home', { version })).id)
    const original = `${store}-original`
    cpSync(store, original, { recursive: true })
    becomeAnotherUser(store)
    for (let seed = 1; seed <= seeds; seed += 1) {
      for (const folder of ['log', 'thousands']) rmSync(join(store, folder), { recursive: true, force: true })
      mkdirSync(join(store, 'log'))
      cpSync(join(original, 'log/000001.json'), join(store, 'log/000001.json'))
      const served = await tryLog(store, versions, randomFrom(seed), seed)
      // No server goes back.
      expect(served, `seed ${seed}`).toEqual(served.toSorted((one, other) => one - other))
    }
  },
)

/** An entry as the test wrote it, and what became of it. */
interface Written {
  readonly version: string | undefined
  is: 'whole' | 'damaged' | 'unreadable' | 'lost'
}

/** @returns the numbers of the entries that a running server served, in order */
async function tryLog(store: string, versions: readonly string[], random: () => number, seed: number) {
  let told = ''
  const written = new Map<number, Written>([[1, { version: versions[0], is: 'whole' }]])
  const numbersOf = (is: Written['is']) => [...written.keys()].filter((number) => written.get(number)?.is === is)
  const ruling = () => Math.max(...numbersOf('whole'))
  const pathOf = (number: number) => join(store, `log/${String(number).padStart(6, '0')}.json`)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const start = (readMs: number) =>
    followStore(exampleSiteConfig(), store, { lookEveryMs: 5, limits: { ...storeLimits, readMs } })
  const server = await start(20_000)
  const served = [server.entry()]
  const watch = setInterval(() => served.at(-1) === server.entry() || served.push(server.entry()), 1)

  async function change(readMs = 20_000): Promise<void> {
    const version = pick(versions.slice(1).filter((one) => one !== written.get(ruling())?.version))
    const hidden = Math.max(0, ...numbersOf('unreadable'))
    const grounds = { by: 'the test', force: random() < 0.5 ? 'a test' : undefined, check: () => Promise.resolve() }
    const isHidden = hidden > ruling() && grounds.force === undefined
    // On a slow machine, any file may pass a short limit.
    const refusal = readMs < 1000 ? /may not be read|no answer within/ : isHidden && /may not be read/
    const limited = openStore(store, { ...storeLimits, readMs })
    const made = await changeServed(limited, promote({ 'mf-home': version }), grounds).catch(messageOf)
    if (typeof made === 'string') expect(made, `seed ${seed}: ${told}`).toMatch(refusal || 'is served')
    else {
      expect([refusal, made.number > Math.max(ruling(), hidden)], `seed ${seed}: ${told}`).toEqual([false, true])
      written.set(made.number, { version, is: 'whole' })
    }
  }

  /** What happens to the newest entry, if there is another one. */
  function spoil(is: Written['is'], how: (path: string) => void): void {
    const [number, entry] = [ruling(), written.get(ruling())]
    if (numbersOf('whole').length < 2 || !entry) return
    how(pathOf(number))
    entry.is = is
  }
  const replace = (make: (path: string) => void) => (path: string) => {
    rmSync(path)
    make(path)
  }

  const happenings: Readonly<Record<string, () => unknown>> = {
    change: () => change(),
    'another change': () => change(),
    copy: () =>
      cpSync(pathOf(pick(numbersOf('whole'))), pathOf(Math.max(...written.keys()) + pick([1, 2, 998])), {
        force: false,
      }),
    name: () => cpSync(pathOf(ruling()), join(store, 'log', pick(['0000041.json', '20261127.json', '00042.json']))),
    damage: () =>
      spoil(
        'damaged',
        pick<(path: string) => void>([
          (path) => truncateSync(path),
          (path) => truncateSync(path, 300),
          replace((path) => mkdirSync(path)),
          replace((path) => symlinkSync(path, path)),
          replace((path) => symlinkSync('nowhere', path)),
        ]),
      ),
    right: () => spoil('unreadable', (path) => chmodSync(path, 0)),
    repair() {
      for (const number of numbersOf('unreadable')) {
        chmodSync(pathOf(number), 0o644)
        written.set(number, { version: written.get(number)?.version, is: 'whole' })
      }
    },
    gap() {
      const [number = 0] = numbersOf('whole').toSorted((one, other) => one - other)
      if (number < ruling()) rmSync(pathOf(number))
      if (number < ruling()) written.set(number, { version: undefined, is: 'lost' })
    },
    'killed writer'() {
      writeFileSync(`${pathOf(ruling() + 1)}.0.draft`, '{')
      mkdirSync(join(store, 'thousands'), { recursive: true })
      writeFileSync(join(store, 'thousands', pick(['000999.json', '001999.json'])), '{}')
    },
    async limit() {
      const path = pathOf(ruling())
      renameSync(path, `${path}.aside`)
      execFileSync('mkfifo', [path])
      await change(20)
      await expect(start(20), `seed ${seed}: ${told}`).rejects.toThrow(/no answer within/)
      // Who waits for it ends, and nobody begins to.
      const end = openSync(path, 'r+')
      renameSync(`${path}.aside`, path)
      closeSync(end)
    },
  }
  for (let step = 0; step < stepsOfLog; step += 1) {
    const [name, happen] = pick(Object.entries(happenings))
    told += `${name}, `
    await happen()
  }

  const fresh = await start(20_000)
  const newest = Math.max(...numbersOf('damaged'), ...numbersOf('unreadable'), ruling())
  expect([fresh.entry(), fresh.problem() !== undefined], `seed ${seed}: ${told}`).toEqual([ruling(), newest > ruling()])
  await expect.poll(() => server.entry(), { message: `seed ${seed}: ${told}` }).toBe(Math.max(ruling(), ...served))
  for (const one of [server, fresh])
    expect([one.entry(), one.current().stable.release.versions['mf-home']], `seed ${seed}: ${told}`).toEqual([
      one.entry(),
      written.get(one.entry())?.version,
    ])
  clearInterval(watch)
  for (const one of [server, fresh]) one.close()
  return served
}
