import type { RemoteName } from 'shared/federation'
import { fitProblems } from './fit.ts'
import { filesOf, type PublishedRelease, type ReleaseParts } from './published-release.ts'
import { Refusal, StoreProblem } from './problems.ts'
import {
  appendEntry,
  candidateVersions,
  type LogAction,
  type LogEntry,
  readEntries,
  readNewestEntry,
  type ServedState,
  stableRelease,
  stableVersions,
} from './release-log.ts'
import { screenProblems } from './screen-problems.ts'
import { readStoredFile } from './stored-files.ts'
import type { Store } from './store.ts'
import { readVersion, releaseId, type PartName } from './version.ts'

/** Who changes what is served, and on what grounds. */
export interface ServeOptions {
  /** A person or a team; customers can read it. */
  readonly by: string
  readonly message?: string
  /** Why releases are served that have not passed their check; the log keeps it. */
  readonly force?: string
  /** Checks a release that has no passed check yet, and keeps the result. Rejects if the release must not be served. Default: it must not. */
  readonly check?: (release: PublishedRelease) => Promise<void>
}

/** The releases of a state: the one that most customers get and, during a rollout, the candidate. @throws {Refusal} {StoreProblem} */
export async function readReleases(
  store: Store,
  state: ServedState,
): Promise<{ stable: PublishedRelease; candidate?: PublishedRelease }> {
  const candidate = candidateVersions(state)
  return {
    stable: await readRelease(store, stableVersions(state)),
    ...(candidate && { candidate: await readRelease(store, candidate) }),
  }
}

/** The release of these versions. @throws {Refusal} naming the remote, and what does not fit; {StoreProblem} */
export async function readRelease(
  store: Store,
  { shell, ...remotes }: Readonly<Record<string, string>>,
): Promise<PublishedRelease> {
  if (shell === undefined) throw new Refusal('the first release needs the shell')
  const contents = Object.entries(remotes).map(
    async ([name, id]) => [name, (await readVersion(store, name as RemoteName, id)).content] as const,
  )
  const parts: ReleaseParts = {
    shell: (await readVersion(store, 'shell', shell)).content,
    remotes: Object.fromEntries(await Promise.all(contents)),
  }
  const problems = [...screenProblems(parts.remotes), ...fitProblems(parts.shell, parts.remotes)]
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  const versions = { shell, ...remotes }
  return { id: releaseId(versions), versions, ...parts }
}

/**
 * Changes what is served; again, on the new state, if somebody else did so meanwhile, so that no change is lost. The state is empty
 * before the first release; the same state means that there is nothing to do. Returns the newest entry.
 * @throws {Refusal} if parts do not fit, or the change makes no sense; {StoreProblem}. What was served stays
 */
export async function serveChange(
  store: Store,
  command: LogAction['command'],
  { by, message, force, check = refuseUnchecked }: ServeOptions,
  change: (
    state: ServedState,
    number: number,
  ) => Promise<{ readonly state: ServedState; readonly parts?: readonly PartName[] }>,
): Promise<LogEntry> {
  for (;;) {
    const newest = await readNewestEntry(store)
    const number = (newest?.number ?? 0) + 1
    const { state, parts } = await change(newest?.state ?? { parts: {} }, number)
    if (newest && state === newest.state) return newest
    const entry = await newEntry()
    if (await appendEntry(store, entry)) return entry

    async function newEntry(): Promise<LogEntry> {
      const { stable, candidate } = await readReleases(store, state)
      for (const release of candidate ? [stable, candidate] : [stable]) {
        await verifyFiles(store, release)
        if (force === undefined && !(await isChecked(store, release.id)) && !(await wasServed(store, release.id)))
          await check(release)
      }
      const action: LogAction = {
        at: new Date().toISOString(),
        by,
        command,
        ...(parts && { parts }),
        ...(message !== undefined && { message }),
        ...(force !== undefined && { forced: force }),
      }
      return { number, state, action }
    }
  }
}

/** Whether a release was served before: it had passed its check, or somebody had said why not. So a rollback is fast. */
async function wasServed(store: Store, id: string): Promise<boolean> {
  return (await readEntries(store)).some(
    (entry) => !(entry instanceof StoreProblem) && stableRelease(entry.state) === id,
  )
}

function refuseUnchecked({ id }: PublishedRelease): Promise<never> {
  return Promise.reject(new Refusal(`release ${id} has not passed its check`))
}

/** Checks that every file of a release is in the store and undamaged. */
export async function verifyFiles(store: Store, release: PublishedRelease): Promise<void> {
  await Promise.all(filesOf(release).map((file) => readStoredFile(store, file)))
}

export interface PassedCheck {
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  /** What was checked, one line each. */
  readonly stages: readonly string[]
}

const nameOf = (release: string) => `checks/${release}.json`

export const isChecked = async (store: Store, release: string): Promise<boolean> =>
  (await store.read(nameOf(release))) !== undefined

/** A second record of the same release changes nothing. */
export async function keepPassedCheck(store: Store, release: string, check: PassedCheck): Promise<void> {
  await store.create(nameOf(release), JSON.stringify(check, undefined, 1))
}
