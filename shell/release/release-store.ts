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

/** The releases that rollbacks lead back through, the current one last. @throws {StoreProblem} */
export async function readHistory(store: string): Promise<readonly PublishedRelease[]> {
  const history: PublishedRelease[] = []
  for (let entry = await readNewestEntry(store); entry; entry = await entryBefore(store, entry)) history.unshift(entry.release)
  return history
}

/**
 * Composes a release from what is served now, and serves it. If somebody else chose a release meanwhile, it is composed again
 * from that one: nobody's choice is lost.
 * @param change makes the new parts from those that are served; these are undefined before the first release
 * @throws {IncompatibleRelease} and keeps serving the former release
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
 * @throws {StoreProblem} if the store is damaged, or if somebody chose another release meanwhile
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

/** Makes sure that every file of a release is in the store, undamaged, and survives the loss of the machine. */
async function verifyFiles(store: string, release: PublishedRelease): Promise<void> {
  await Promise.all(filesOf(release).map((file) => readStoredFile(store, file)))
  await flushStoredFiles(store)
}
