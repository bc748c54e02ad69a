import { join } from 'node:path'
import { releaseId } from './compose.ts'
import { createFile, flushFolder, namesIn, readIfPresent } from './durable-files.ts'
import type { PublishedRelease } from './published-release.ts'
import { StoreProblem } from './store-problem.ts'

/*
 * The log of the chosen releases: `log/000001.json`, `log/000002.json`, … The release with the highest number is served. An entry
 * is created once and completely, by one writer, and never changes. So each writer sees what others did in the meantime.
 */

/** A release that was chosen to be served. */
export interface LogEntry {
  /** From 1, without a gap. */
  readonly number: number
  /** The number of the entry to which a rollback returns; absent if there is none. */
  readonly before?: number
  readonly release: PublishedRelease
}

const logFolder = (store: string) => join(store, 'log')
const entryPath = (store: string, number: number) => join(logFolder(store), `${String(number).padStart(6, '0')}.json`)
const entryName = /^(\d{6,})\.json$/

/**
 * The newest entry; undefined in a store without any.
 * @throws {StoreProblem} if the log is damaged: a damaged log never counts as empty
 */
export async function readNewestEntry(store: string): Promise<LogEntry | undefined> {
  const numbers = await entryNumbers(store)
  const newest = numbers.at(-1)
  return newest === undefined ? undefined : readEntry(store, newest)
}

/** Every entry, the oldest first. @throws {StoreProblem} if the log is damaged */
export async function readEntries(store: string): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  for (const number of await entryNumbers(store)) entries.push(await readEntry(store, number))
  return entries
}

/** An entry by its number. @throws {StoreProblem} if it is missing or damaged */
export async function readEntry(store: string, number: number): Promise<LogEntry> {
  const entry = await readEntryIfPresent(store, number)
  if (!entry) throw new StoreProblem(`${entryPath(store, number)} is missing`)
  return entry
}

/** An entry by its number; undefined if nobody has written it yet. @throws {StoreProblem} if it is damaged */
export async function readEntryIfPresent(store: string, number: number): Promise<LogEntry | undefined> {
  const path = entryPath(store, number)
  const text = await readIfPresent(path)
  if (!text) return undefined
  try {
    const { before, release } = JSON.parse(text.toString()) as Pick<LogEntry, 'before' | 'release'>
    if (releaseId(release) !== release.id) throw new Error('its release is not the one that it names')
    return { number, ...(before !== undefined && { before }), release }
  } catch (failure) {
    throw new StoreProblem(`${path} is damaged: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
}

/**
 * Adds an entry.
 * @returns false if another writer has added an entry with that number
 */
export async function appendEntry(store: string, { number, before, release }: LogEntry): Promise<boolean> {
  const created = await createFile(entryPath(store, number), JSON.stringify({ before, release }, undefined, 2))
  if (created) await flushFolder(logFolder(store))
  return created
}

async function entryNumbers(store: string): Promise<readonly number[]> {
  // Without the folder, nothing was ever published.
  const names = await namesIn(logFolder(store))
  const numbers = (names ?? [])
    .flatMap((name) => entryName.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other)
  const gap = numbers.findIndex((number, index) => number !== index + 1)
  if (gap !== -1) throw new StoreProblem(`${entryPath(store, gap + 1)} is missing`)
  return numbers
}
