import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { format, readDocument } from './document.ts'
import { messageOf, NoEntry, NoRight, Refusal, StoreFailure, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'
import { releaseId, type PartName } from './version.ts'

/*
 * What was served: `log/000001.json`, `log/000002.json`, … The entry with the highest number rules, and holds the whole state. An entry is
 * created once and completely, by one writer, and never changes: so each writer sees what others did in the meantime.
 */

/** The version of a part that is served. */
export interface ServedVersion {
  readonly version: string
  /** The number of the entry that promoted it. A rollback returns to the state before that entry. */
  readonly since: number
}

/** A version that a part of the customers gets already. */
export interface Rollout {
  readonly part: PartName
  readonly version: string
  /** The share of the customers, above 0 and below 100. */
  readonly percent: number
}

/** What is served: a version of each part and, during a rollout, the candidate of one part. */
export interface ServedState {
  readonly parts: Readonly<Record<string, ServedVersion>>
  readonly rollout?: Rollout
}

/** What an entry did, for its readers. */
export interface LogAction {
  /** The entry's own: what has another name is a copy. Absent in entries of before; they count by their names. */
  readonly number?: number
  /** ISO 8601. */
  readonly at: string
  /** A person or a team. Customers can read it. */
  readonly by: string
  readonly command: 'promote' | 'rollback' | 'abort' | 'withdraw'
  /** The parts that it concerns. */
  readonly parts: readonly PartName[]
  readonly message?: string
  /** Why a release was served without a passed check. */
  readonly forced?: string
}

export interface LogEntry {
  /** From 1; one may be lost, or passed by. */
  readonly number: number
  readonly state: ServedState
  readonly action: LogAction
}

/** The versions that a state serves to most customers, by part. */
export const stableVersions = ({ parts }: ServedState): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).map(([part, { version }]) => [part, version]))

/** The versions that customers of the rollout get; undefined without a rollout. */
export const candidateVersions = (state: ServedState): Readonly<Record<string, string>> | undefined =>
  state.rollout && { ...stableVersions(state), [state.rollout.part]: state.rollout.version }

/** The id of the release that a state serves to most customers. */
export const stableRelease = (state: ServedState): string => releaseId(stableVersions(state))

/** The parts of which another version is served, or whose rollout is another one. */
export function changedParts(before: ServedState | undefined, after: ServedState): readonly PartName[] {
  const shareOf = (part: string, { parts = {}, rollout }: Partial<ServedState> = {}) =>
    `${parts[part]?.version} ${rollout?.part === part && `${rollout.version} ${rollout.percent}`}`
  const rollouts = [before, after].flatMap((state) => state?.rollout?.part ?? [])
  const names = new Set([...Object.keys({ ...before?.parts, ...after.parts }), ...rollouts]) as Set<PartName>
  return [...names].filter((part) => shareOf(part, before) !== shareOf(part, after))
}

const folder = 'log'
const fileName = (number: number) => `${String(number).padStart(6, '0')}.json`
export const entryName = (number: number) => `${folder}/${fileName(number)}`

/** Names of entries have six digits. */
export const highestNumber = 999_999

/** The number that an entry's name says. No other name is looked at. */
const numbersIn = (names: readonly string[]): readonly number[] =>
  names.flatMap((name) => Number(/^(\d{6})\.json$/.exec(name)?.[1]) || [])

const entrySchema = v.object({
  state: v.object({
    parts: v.record(v.string(), v.object({ version: v.string(), since: v.number() })),
    rollout: v.optional(v.object({ part: v.string(), version: v.string(), percent: v.number() })),
  }),
  action: v.looseObject({
    number: v.optional(v.number()),
    at: v.string(),
    by: v.string(),
    command: v.string(),
    parts: v.array(v.string()),
  }),
  checksum: v.string(),
})

/** `thousands/002999.json` is there before the entry 3000: nobody lists the whole log to find its end. */
const thousands = 'thousands'

/** Keeps that a thousand of entries begins with this one, or with one that a change passed by after the entry `newest`. */
async function indexThousand(store: Store, newest: number, number: number): Promise<void> {
  const thousand = number - (number % 1000)
  if (thousand > newest) await store.create(`${thousands}/${fileName(thousand - 1)}`, '{}')
}

/** What a reader of the log passes over. */
export interface Passed {
  /** Absent if nothing with a number is there. */
  readonly number?: number
  readonly problem: Error
}

/** Which entries a reader wants, and what it does with the others. */
export interface Reading {
  /** Only those with a higher number. */
  readonly after?: number
  /** Only those with a lower number. */
  readonly below?: number
  /** Gets what was passed over. */
  readonly passed?: Passed[]
  /** Passes over what this process has no right to read. Default: it refuses, since others may be able to, and to them that entry rules. */
  readonly passesUnread?: boolean
}

/** The numbers that the log has, the highest first, each page with the number that it comes after. A thousand is listed once it is needed. */
async function* numbersDown(store: Store, { after = 0, below = Infinity, passed }: Reading) {
  let lowest = below
  if (below < Infinity) {
    lowest = below - 1
    // Usually it is there: nothing is listed for it.
    yield { start: lowest, numbers: lowest > 0 ? [lowest] : [] }
  }
  // A killed writer may leave a thousand alone.
  const starts = after > 0 ? [after] : [...numbersIn(await store.list(thousands)).toSorted((a, b) => b - a), 0]
  for (const start of starts.filter((one) => one + 1 < lowest)) {
    const names = await store.list(folder, fileName(start))
    for (const name of names.filter((one) => numbersIn([one]).length === 0))
      passed?.push({ problem: new NoEntry(store, `${folder}/${name}`, 'is no entry: an entry’s name has six digits') })
    const limit = lowest
    const numbers = numbersIn(names)
      .filter((number) => number > start && number < limit)
      .toSorted((a, b) => b - a)
    lowest = numbers.at(-1) ?? lowest
    yield { start, numbers }
  }
}

/** What is missing between the given numbers, of which the highest is the first. */
const gapsIn = (store: Store, numbers: readonly number[]): readonly Passed[] =>
  numbers.slice(1).flatMap((lower, index) => {
    const [first, last] = [lower + 1, (numbers[index] ?? 0) - 1]
    if (first > last) return []
    const others = first < last ? `, and all up to ${fileName(last)}` : ''
    return [{ problem: new NoEntry(store, entryName(first), `is missing${others}`) }]
  })

/**
 * What a reader makes of the newest entry, or of the newest one before it that it can read. Commands, starts and running servers find it by
 * this alone: the log's names say what is there, each entry says its own number, and the highest one rules.
 * @returns undefined if there is none @throws {StoreProblem} if none of all can be read: a damaged log never counts as empty; {Refusal}
 */
export async function readNewest<Value>(
  store: Store,
  read: (entry: LogEntry) => Promise<Value> | Value,
  reading: Reading = {},
): Promise<Value | undefined> {
  let newest: Error | undefined
  for await (const { start, numbers } of numbersDown(store, reading)) {
    for (const number of numbers) {
      try {
        const value = await read(await readEntry(store, number))
        reading.passed?.push(...gapsIn(store, [...numbers.filter((one) => one <= number), start]))
        return value
      } catch (problem) {
        if (!(problem instanceof StoreProblem || problem instanceof Refusal)) throw problem
        if (problem instanceof NoRight && !reading.passesUnread)
          throw new Refusal(`${problem.message}; others may read it, so a change needs --force, or rollback --to`)
        reading.passed?.push({ number, problem })
        newest ??= problem
      }
    }
  }
  if (newest && !reading.after) throw newest
  return undefined
}

/** The newest entry that can be read; undefined if there are none. @throws like {@link readNewest} */
export const readNewestEntry = (store: Store, reading?: Reading): Promise<LogEntry | undefined> =>
  readNewest(store, (entry) => entry, reading)

/**
 * The number of the next change: the first one above the newest entry that nothing has. It is also above what this process may not read: for
 * those who may, the change must rule too. @param passed what was passed over to find the newest
 */
export function nextNumber(newest = 0, passed: readonly Passed[]): number {
  const unread = passed.flatMap(({ number = 0, problem }) => (problem instanceof NoRight ? number : []))
  let next = Math.max(newest, ...unread) + 1
  while (passed.some(({ number }) => number === next)) next += 1
  return next
}

/** The numbers that the log has, ascending: all, or at least the last ones. */
export async function listNumbers(store: Store, reading: Reading = {}, least = Infinity): Promise<readonly number[]> {
  const all: number[] = []
  for await (const { numbers } of numbersDown(store, reading)) {
    all.push(...numbers)
    if (all.length >= least) break
  }
  reading.passed?.push(...gapsIn(store, all))
  return all.toReversed()
}

/** The entries with these numbers, in their order; what cannot be read, as the problem that names it. */
export const readEntries = (
  store: Store,
  numbers: readonly number[],
): Promise<readonly (LogEntry | Required<Passed>)[]> =>
  Promise.all(
    numbers.map((number) =>
      readEntry(store, number).catch((problem: unknown) => {
        if (problem instanceof StoreProblem) return { number, problem }
        throw problem
      }),
    ),
  )

/** An entry by its number. @throws {StoreProblem} if it is missing or damaged, or another one's copy */
export async function readEntry(store: Store, number: number): Promise<LogEntry> {
  const name = entryName(number)
  const document = await readDocument(store, name, entrySchema)
  if (!document) throw new NoEntry(store, name, 'is missing')
  const { state, action, checksum } = document as Omit<LogEntry, 'number'> & Pick<typeof document, 'checksum'>
  if (checksumOf({ state, action }) !== checksum)
    throw new StoreProblem(store, name, 'is damaged: its checksum differs')
  if ((action.number ?? number) !== number)
    throw new NoEntry(store, name, `is no entry: it is a copy of the one with number ${action.number}`)
  return { number, state, action }
}

/** What lies at a number, entry or not, as a text that can be compared; undefined if nothing does. */
export const contentAt = async (store: Store, number: number): Promise<string | undefined> =>
  (
    await store.read(entryName(number)).catch((failure: unknown) => {
      if (failure instanceof StoreProblem) return failure.message
      throw failure
    })
  )?.toString()

/**
 * Adds an entry; false if something has its number. A store that repeats a request whose answer was lost finds its own entry there: by the
 * nonce, no two writers' are the same. @param newest the number of the entry that it follows
 */
export async function appendEntry(store: Store, { number, ...entry }: LogEntry, newest: number): Promise<boolean> {
  const content = { state: entry.state, action: { ...entry.action, number } }
  const document = { format, nonce: randomUUID(), ...content, checksum: checksumOf(content) }
  const [name, text] = [entryName(number), JSON.stringify(document, undefined, 1)]
  await indexThousand(store, newest, number)
  const created = await store.create(name, text).catch((failure: Error) => failure)
  if (created === true) return true
  // Its answer may be what was lost: what is there decides.
  const found = await store.read(name).catch((failure: Error) => failure)
  if (found instanceof Buffer) return found.toString() === text
  // No writer's entry, but something that has its name.
  if (found instanceof StoreProblem && !(found instanceof NoRight)) return false
  if (created instanceof Error && !found) throw created
  const problem = created || found || `${store.address}/${name} exists, and is missing`
  throw new StoreFailure(`${messageOf(problem)}; ${name} may be written: see release list`)
}

const checksumOf = (content: Omit<LogEntry, 'number'>) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
