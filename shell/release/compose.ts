import { fitProblems } from './fit.ts'
import { Refusal } from './problems.ts'
import type { PublishedRelease, PublishedRemote, PublishedShell } from './published-release.ts'
import { screenProblems } from './screen-problems.ts'
import { releaseId, versionId, type PartName } from './version.ts'

export interface ReleaseParts {
  readonly shell: PublishedShell
  readonly remotes: Readonly<Record<string, PublishedRemote>>
}

/**
 * Makes a release of a shell and its remotes.
 * @throws {Refusal} naming the remote, and what does not fit
 */
export function composeRelease({ shell, remotes }: ReleaseParts): PublishedRelease {
  const problems = [...screenProblems(remotes), ...fitProblems(shell, remotes)]
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  const versions = Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([part, content]) => [part, versionId(part as PartName, content)]),
  )
  return { id: releaseId(versions), versions, shell, remotes }
}
