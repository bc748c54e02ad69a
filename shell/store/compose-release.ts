import type { RemoteName } from 'shared/federation'
import { contractNumber } from '../contract/number.ts'
import { differingSignatures, fitProblems, type KnownStatements } from './fit.ts'
import { openStore } from './open-store.ts'
import { Misfit, Refusal } from './problems.ts'
import { filesOf, type PublishedRelease, type ReleaseParts } from './published-release.ts'
import { candidateVersions, readNewestEntry, stableVersions, type ServedState } from './release-log.ts'
import { screenProblems } from './screen-problems.ts'
import { readStatements, storeStatements } from './statements.ts'
import type { Store } from './store.ts'
import { readVersion, releaseId } from './version.ts'

/** The release that most customers get; undefined before the first one. @throws {StoreProblem} */
export async function readCurrentRelease(address: string): Promise<PublishedRelease | undefined> {
  const store = openStore(address)
  const newest = await readNewestEntry(store)
  return newest && (await composeReleases(store, newest.state)).stable
}

/** The releases of a state: the one that most customers get and, during a rollout, the candidate. @throws {Refusal} {StoreProblem} */
export async function composeReleases(
  store: Store,
  state: ServedState,
): Promise<{ stable: PublishedRelease; candidate?: PublishedRelease }> {
  const candidate = candidateVersions(state)
  return {
    stable: await composeRelease(store, stableVersions(state)),
    ...(candidate && { candidate: await composeRelease(store, candidate) }),
  }
}

/** A remote's entry and screens are files of the release, but for an entry that a dev server serves. */
function unknownFiles(parts: ReleaseParts): readonly string[] {
  const known = new Set(filesOf(parts).map(({ url }) => url))
  return Object.entries(parts.remotes).flatMap(([remote, { entry, screens }]) =>
    [...('hot' in entry ? [] : [entry]), ...Object.values(screens).flatMap(({ files }) => files)]
      .filter(({ url }) => !known.has(url))
      .map(({ url }) => `${remote} names ${url}, which is none of its files`),
  )
}

/** The release of these versions. @throws {Refusal} naming the remote, and what does not fit; {StoreProblem} */
export async function composeRelease(
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
  const { version, contract } = parts.shell
  if (contract !== contractNumber)
    throw new Refusal(`the shell ${version} was built for contract ${contract}, this program serves ${contractNumber}`)
  const versions = { shell, ...remotes }
  const problems = [...unknownFiles(parts), ...screenProblems(parts.remotes)]
  if (problems.length > 0) throw new Misfit(problems, [])
  await refuseMisfits(store, parts, versions)
  return { id: releaseId(versions), versions, ...parts }
}

/**
 * Parts that are published or served together are judged together.
 * @param versions the ids of those that are published; the others are built here
 * @param built what signatures of those stand for
 * @throws {Misfit} with a line for each reason, and the command that publishes what goes together; {StoreProblem}
 */
export async function refuseMisfits(
  store: Store,
  { shell, remotes }: ReleaseParts,
  versions: Readonly<Record<string, string>>,
  built: KnownStatements = {},
): Promise<void> {
  const unknown = differingSignatures(shell, remotes).filter((signature) => !built[signature])
  const known = { ...built, ...(await readStatements(store, unknown)) }
  const labels = Object.fromEntries(Object.entries(versions).map(([part, id]) => [part, `${part}@${id}`]))
  const problems = fitProblems(shell, remotes, known, labels)
  if (problems.length === 0) return
  const unfit = [...new Set(problems.map(({ remote }) => remote))]
  const builtHere = Object.keys(remotes).filter((remote) => !versions[remote])
  const together = `release publish ${[...new Set(['shell', ...builtHere, ...unfit])].join(' ')}`
  throw new Misfit(
    problems.map(({ reason }) => reason),
    unfit,
    problems.every(({ isShellOlder }) => isShellOlder)
      ? `the shell goes first, where it fits alone; else all at once: ${together}`
      : `what goes together: ${together}`,
  )
}

/** Copies what decides whether parts fit, so that another store composes them too. */
export const copyStatements = async (from: Store, to: Store, { shell, remotes }: ReleaseParts): Promise<void> =>
  storeStatements(to, await readStatements(from, differingSignatures(shell, remotes)))
