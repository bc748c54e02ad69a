import { composeRelease, type ReleaseParts } from './compose.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { appendEntry, readEntry, readNewestEntry, type LogEntry } from './release-log.ts'
import { StoreProblem } from './store-problem.ts'
import { flushStoredFiles, readStoredFile } from './stored-files.ts'

/*
 * A folder with everything that was ever published:
 *
 *   files/{hash}      every file, by its content (`stored-files.ts`)
 *   log/000001.json   every release that was chosen, in order (`release-log.ts`)
 *
 * Nothing in it is ever changed or removed: a tab stays on the release it was opened with.
 */

/** The release that is served; undefined before the first one. @throws {StoreProblem} */
export const readCurrentRelease = async (store: string): Promise<PublishedRelease | undefined> => (await readNewestEntry(store))?.release

/** The current release, last, and before it the releases to which rollbacks return. @throws {StoreProblem} */
export async function readHistory(store: string): Promise<readonly PublishedRelease[]> {
  const history: PublishedRelease[] = []
  for (let entry = await readNewestEntry(store); entry; entry = await entryBefore(store, entry)) history.unshift(entry.release)
  return history
}

/**
 * Composes a release from the served one, and serves it. If somebody else chooses a release in the meantime, it is composed again
 * from that one, so that no change is lost.
 * @param change makes the new parts from the served ones, which are undefined before the first release
 * @throws {IncompatibleRelease} if a remote does not fit the shell; the former release stays served
 * @throws {StoreProblem} if the store, or a file that the release names, is missing or damaged
 */
export async function changeRelease(store: string, change: (served: ReleaseParts | undefined) => ReleaseParts): Promise<PublishedRelease> {
  for (;;) {
    const current = await readNewestEntry(store)
    const release = composeRelease(change(current?.release), new Date())
    if (release.id === current?.release.id) return current.release
    await verifyFiles(store, release)
    const entry = current ? { number: current.number + 1, before: current.number, release } : { number: 1, release }
    if (await appendEntry(store, entry)) return release
  }
}

/**
 * Serves the release before the current one again.
 * @returns the release; undefined if there is no earlier one
 * @throws {StoreProblem} if the store is damaged, or if somebody chose another release in the meantime
 */
export async function rollBack(store: string): Promise<PublishedRelease | undefined> {
  const current = await readNewestEntry(store)
  const target = current && (await entryBefore(store, current))
  if (!target) return undefined
  await verifyFiles(store, target.release)
  if (await appendEntry(store, { ...target, number: current.number + 1 })) return target.release
  throw new StoreProblem('somebody chose another release meanwhile: see `release list`, and roll back again')
}

const entryBefore = async (store: string, { before }: LogEntry): Promise<LogEntry | undefined> =>
  before === undefined ? undefined : readEntry(store, before)

/** Checks that every file of a release is in the store and undamaged, and flushes the files' names to the disk. */
async function verifyFiles(store: string, release: PublishedRelease): Promise<void> {
  await Promise.all(filesOf(release).map((file) => readStoredFile(store, file)))
  await flushStoredFiles(store)
}
