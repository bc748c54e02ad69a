import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { format, readDocument } from './document.ts'
import { Refusal, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'
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

/** The parts of which another version is served, or whose rollout is another one. */
export function changedParts(before: ServedState | undefined, after: ServedState): readonly PartName[] {
  const shareOf = (part: string, { parts = {}, rollout }: Partial<ServedState> = {}) =>
    `${parts[part]?.version} ${rollout?.part === part && `${rollout.version} ${rollout.percent}`}`
  const rollouts = [before, after].flatMap((state) => state?.rollout?.part ?? [])
  const names = new Set([...Object.keys({ ...before?.parts, ...after.parts }), ...rollouts]) as Set<PartName>
  return [...names].filter((part) => shareOf(part, before) !== shareOf(part, after))
}

const folder = 'log'
const entryName = (number: number) => `${folder}/${String(number).padStart(6, '0')}.json`

const entrySchema = v.object({
  state: v.object({
    parts: v.record(v.string(), v.object({ version: v.string(), since: v.number() })),
    rollout: v.optional(v.object({ part: v.string(), version: v.string(), percent: v.number() })),
  }),
  action: v.looseObject({ at: v.string(), by: v.string(), command: v.string(), parts: v.array(v.string()) }),
  checksum: v.string(),
})

/** `thousands/002999.json` is there before the entry 3000: nobody lists the whole log to find its end. */
const thousands = 'thousands'

/** The number of the last entry, damaged or not; 0 if there is none. */
export async function lastNumber(store: Store): Promise<number> {
  const known = (await store.list(thousands)).toSorted().toReversed()
  for (const name of [...known, '']) {
    // A killed writer may leave the thousand alone.
    const numbers = (await store.list(folder, name)).map((entry) => Number(/^(\d{6,})\.json$/.exec(entry)?.[1] ?? 0))
    if (numbers.length > 0) return Math.max(...numbers)
  }
  return 0
}

/** Keeps that a thousand of entries begins with this one. */
const indexThousand = async (store: Store, number: number): Promise<void> => {
  if (number % 1000 === 0) await store.create(`${thousands}/${entryName(number - 1).slice(folder.length + 1)}`, '{}')
}

/**
 * What a reader makes of the newest entry, or of the newest one before it that can be read. `onDamaged` gets what is passed over.
 * @param atMost how many entries are tried
 * @returns undefined if there are no entries @throws {StoreProblem} if all are damaged: a damaged log never counts as empty
 */
export async function readNewest<Value>(
  store: Store,
  last: number,
  read: (entry: LogEntry) => Promise<Value> | Value,
  onDamaged: (problem: Error) => void = () => undefined,
  atMost = last,
): Promise<Value | undefined> {
  let newest: Error | undefined
  for (let number = last; number > last - atMost; number -= 1) {
    try {
      return await read(await readEntry(store, number))
    } catch (problem) {
      if (!(problem instanceof StoreProblem || problem instanceof Refusal)) throw problem
      onDamaged(problem)
      newest ??= problem
    }
  }
  if (newest && atMost === last) throw newest
  return undefined
}

/** The newest entry that is not damaged; undefined if there are none. @throws {StoreProblem} if all are damaged */
export const readNewestEntry = async (
  store: Store,
  onDamaged?: (problem: Error) => void,
): Promise<LogEntry | undefined> => readNewest(store, await lastNumber(store), (entry) => entry, onDamaged)

/** Every entry from a number on, the oldest first; a missing or damaged one as the problem that names it. */
export async function readEntries(store: Store, first = 1): Promise<readonly (LogEntry | StoreProblem)[]> {
  const numbers = Array.from({ length: (await lastNumber(store)) - first + 1 }, (_, index) => first + index)
  return Promise.all(
    numbers.map((number) =>
      readEntry(store, number).catch((failure: unknown) => {
        if (failure instanceof StoreProblem) return failure
        throw failure
      }),
    ),
  )
}

/** An entry by its number. @throws {StoreProblem} if it is missing or damaged */
export async function readEntry(store: Store, number: number): Promise<LogEntry> {
  const name = entryName(number)
  const document = await readDocument(store, name, entrySchema)
  if (!document) throw new StoreProblem(store, name, 'is missing')
  const { state, action, checksum } = document as Omit<LogEntry, 'number'> & Pick<typeof document, 'checksum'>
  if (checksumOf({ state, action }) !== checksum)
    throw new StoreProblem(store, name, 'is damaged: its checksum differs')
  return { number, state, action }
}

/** Whether somebody has written an entry with a number, damaged or not. */
export const hasEntry = async (store: Store, number: number): Promise<boolean> =>
  (await store.read(entryName(number))) !== undefined

/**
 * Adds an entry; false if another writer has added one with that number. A store that repeats a request whose answer was lost finds its own
 * entry there: by the nonce, no two writers' are the same.
 */
export async function appendEntry(store: Store, { number, state, action }: LogEntry): Promise<boolean> {
  const [name, checksum] = [entryName(number), checksumOf({ state, action })]
  const content = JSON.stringify({ format, nonce: randomUUID(), state, action, checksum }, undefined, 1)
  const create = () => store.create(name, content)
  await indexThousand(store, number)
  // The answer to the first one may be what was lost.
  if (await create().catch(create)) return true
  return (await store.read(name))?.toString() === content
}

const checksumOf = (content: Omit<LogEntry, 'number'>) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
