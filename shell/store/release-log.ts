import { createHash } from 'node:crypto'
import type { Store } from './store.ts'
import { messageOf, StoreProblem } from './problems.ts'
import { releaseId, type PartName } from './version.ts'

/*
 * What was served: `log/000001.json`, `log/000002.json`, … The highest number rules, and holds the whole state. An entry is created once
 * and completely, by one writer, and never changes: so each writer sees what others did in the meantime.
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
  /** ISO 8601. */
  readonly at: string
  /** A person, a team or the site's server. Customers can read it. */
  readonly by: string
  readonly command: 'promote' | 'rollback' | 'abort' | 'withdraw'
  /** The parts that it concerns; absent if it chose a whole release. */
  readonly parts?: readonly PartName[]
  readonly message?: string
  /** Why a release was served without a passed check. */
  readonly forced?: string
}

export interface LogEntry {
  /** From 1, without a gap. */
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

const folder = 'log'
const entryName = (number: number) => `${folder}/${String(number).padStart(6, '0')}.json`

/** The oldest first. @throws {StoreProblem} if one is missing */
export async function entryNumbers(store: Store): Promise<readonly number[]> {
  const numbers = (await store.list(folder))
    .flatMap((name) => /^(\d{6,})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other)
  const gap = numbers.findIndex((number, index) => number !== index + 1)
  if (gap !== -1) throw new StoreProblem(store, entryName(gap + 1), 'is missing')
  return numbers
}

/** Undefined if there are none. @throws {StoreProblem} if the log is damaged, which never counts as empty */
export async function readNewestEntry(store: Store): Promise<LogEntry | undefined> {
  const newest = (await entryNumbers(store)).at(-1)
  return newest === undefined ? undefined : readEntry(store, newest)
}

/** Every entry, the oldest first; a damaged one as the problem that names it. @throws {StoreProblem} if one is missing */
export async function readEntries(store: Store): Promise<readonly (LogEntry | StoreProblem)[]> {
  return Promise.all(
    (await entryNumbers(store)).map((number) =>
      readEntry(store, number).catch((failure: unknown) => {
        if (failure instanceof StoreProblem) return failure
        throw failure
      }),
    ),
  )
}

/** An entry by its number. @throws {StoreProblem} if it is missing or damaged */
export async function readEntry(store: Store, number: number): Promise<LogEntry> {
  const entry = await readEntryIfPresent(store, number)
  if (!entry) throw new StoreProblem(store, entryName(number), 'is missing')
  return entry
}

/** An entry by its number; undefined if nobody has written it yet. @throws {StoreProblem} if it is damaged */
export async function readEntryIfPresent(store: Store, number: number): Promise<LogEntry | undefined> {
  const name = entryName(number)
  const text = await store.read(name)
  if (!text) return undefined
  try {
    const { state, action, checksum } = JSON.parse(text.toString()) as Omit<LogEntry, 'number'> & {
      readonly checksum: string
    }
    if (checksumOf({ state, action }) !== checksum) throw new Error('its checksum differs')
    return { number, state, action }
  } catch (failure) {
    throw new StoreProblem(store, name, `is damaged: ${messageOf(failure)}`)
  }
}

/** Adds an entry; false if another writer has added one with that number. */
export const appendEntry = (store: Store, { number, state, action }: LogEntry): Promise<boolean> =>
  store.create(
    entryName(number),
    JSON.stringify({ state, action, checksum: checksumOf({ state, action }) }, undefined, 1),
  )

const checksumOf = (content: Omit<LogEntry, 'number'>) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
