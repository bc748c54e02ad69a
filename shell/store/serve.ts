import type { RemoteName } from 'shared/federation'
import { contractNumber } from '../contract/number.ts'
import type { Change } from './changes.ts'
import { createDocument } from './document.ts'
import { fitProblems } from './fit.ts'
import { filesOf, type PublishedRelease, type ReleaseParts } from './published-release.ts'
import { Refusal } from './problems.ts'
import {
  appendEntry,
  candidateVersions,
  changedParts,
  lastNumber,
  type LogAction,
  type LogEntry,
  readNewest,
  readNewestEntry,
  type ServedState,
  stableVersions,
} from './release-log.ts'
import { keepReleases, upgradeStore, wasServed } from './releases.ts'
import { droppedScreen, screenProblems } from './screen-problems.ts'
import { readStoredFile } from './stored-files.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { readVersion, releaseId } from './version.ts'

/** Who changes what is served, and on what grounds. */
export interface Grounds {
  /** A person or a team; customers can read it. */
  readonly by: string
  readonly message?: string
  /** Why releases are served that have not passed their check; the log keeps it. */
  readonly force?: string
  /**
   * Checks a release that has no passed check yet, and keeps the result. Rejects if the release must not be served. Default: it must not. A
   * rollback does not wait for it.
   */
  readonly check?: (release: PublishedRelease) => Promise<void>
}

/** The release that most customers get; undefined before the first one. @throws {StoreProblem} */
export async function readCurrentRelease(address: string): Promise<PublishedRelease | undefined> {
  const store = openStore(address)
  const newest = await readNewestEntry(store)
  return newest && (await readReleases(store, newest.state)).stable
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
  // All at once, and waited for together: a failure that nobody waits for ends the process.
  const [ofShell, ...contents] = await Promise.all([
    readVersion(store, 'shell', shell),
    ...Object.entries(remotes).map(
      async ([name, id]) => [name, (await readVersion(store, name as RemoteName, id)).content] as const,
    ),
  ])
  const parts: ReleaseParts = { shell: ofShell.content, remotes: Object.fromEntries(contents) }
  const { version, contract = 1 } = parts.shell
  if (contract !== contractNumber)
    throw new Refusal(`the shell ${version} was built for contract ${contract}, this program serves ${contractNumber}`)
  const problems = [...screenProblems(parts.remotes), ...fitProblems(parts.shell, parts.remotes)]
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  const versions = { shell, ...remotes }
  return { id: releaseId(versions), versions, ...parts }
}

/**
 * Changes what is served, once; again, on the new state, if somebody else did so meanwhile, so that no change is lost. A damaged newest entry
 * is passed over. @returns the newest entry
 * @throws {Refusal} if parts do not fit, or the change makes no sense; {StoreProblem}. What was served stays
 */
export async function changeServed(
  store: Store,
  { command, apply }: Change,
  { by, message, force, check = refuseUnchecked }: Grounds,
): Promise<LogEntry> {
  await upgradeStore(store)
  for (;;) {
    const last = await lastNumber(store)
    const newest = await readNewest(store, last, (found) => found)
    const number = last + 1
    const state = await apply(newest?.state ?? { parts: {} }, number, store)
    if (newest && state === newest.state) return newest
    const entry = await newEntry()
    if (await appendEntry(store, entry)) return entry

    async function newEntry(): Promise<LogEntry> {
      const { stable, candidate } = await readReleases(store, state)
      if (newest && force === undefined) await refuseLostScreens(store, newest, stable)
      for (const release of candidate ? [stable, candidate] : [stable]) {
        await verifyFiles(store, release)
        const isKnown = force !== undefined || command === 'rollback' || (await isChecked(store, release.id))
        if (!isKnown && !(await wasServed(store, release.id))) await check(release)
      }
      await keepReleases(store, { number, state })
      const action: LogAction = {
        at: new Date().toISOString(),
        by,
        command,
        parts: changedParts(newest?.state, state),
        ...(message !== undefined && { message }),
        ...(force !== undefined && { forced: force }),
      }
      return { number, state, action }
    }
  }
}

/** A screen of the specification that is served must stay: the shell leads there. @throws {Refusal} */
export async function refuseLostScreens(store: Store, newest: LogEntry, next: PublishedRelease): Promise<void> {
  const served = Object.entries(stableVersions(newest.state)).filter(([part]) => part !== 'shell')
  const lost = await Promise.all(
    served.map(async ([part, id]) => {
      // Of a damaged version, nothing is served.
      const version = await readVersion(store, part as RemoteName, id).catch(() => undefined)
      const screen = version && droppedScreen(version.content, next.remotes[part])
      return screen === undefined ? [] : [`${part}/${screen}: the screen is missing, and is served now`]
    }),
  )
  if (lost.flat().length > 0) throw new Refusal(lost.flat().join('\n'))
}

function refuseUnchecked({ id }: PublishedRelease): Promise<never> {
  return Promise.reject(new Refusal(`release ${id} has not passed its check`))
}

/** The files that this process has found undamaged, by their hashes. */
const verified = new WeakMap<Store, Set<string>>()

/** Checks that every file of a release is in the store and undamaged. */
async function verifyFiles(store: Store, release: PublishedRelease): Promise<void> {
  const known = verified.get(store) ?? new Set()
  verified.set(store, known)
  const unknown = filesOf(release).filter(({ integrity }) => !known.has(integrity))
  await Promise.all(unknown.map((file) => readStoredFile(store, file)))
  for (const { integrity } of unknown) known.add(integrity)
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
  await createDocument(store, nameOf(release), check)
}
