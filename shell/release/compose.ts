import { fitProblems } from './fit.ts'
import type { PublishedRelease, PublishedRemote, PublishedShell } from './published-release.ts'
import { screenProblems } from './screen-problems.ts'
import { releaseId, versionId, type PartName } from './version.ts'

export interface ReleaseParts {
  readonly shell: PublishedShell
  readonly remotes: Readonly<Record<string, PublishedRemote>>
}

/** Thrown if parts do not go together: a line for each problem. */
export class IncompatibleRelease extends Error {
  override readonly name = 'IncompatibleRelease'
}

/**
 * Makes a release of a shell and its remotes.
 * @throws {IncompatibleRelease} naming the remote, and what does not fit
 */
export function composeRelease({ shell, remotes }: ReleaseParts): PublishedRelease {
  const problems = [...screenProblems(remotes), ...fitProblems(shell, remotes)]
  if (problems.length > 0) throw new IncompatibleRelease(problems.join('\n'))
  const versions = Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([part, content]) => [part, versionId(part as PartName, content)]),
  )
  return { id: releaseId(versions), versions, shell, remotes }
}
