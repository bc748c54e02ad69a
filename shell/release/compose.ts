import { satisfies } from 'semver'
import type { PublishedRelease, PublishedRemote, PublishedShell } from './published-release.ts'
import { screenProblems } from './screen-problems.ts'
import { releaseId, versionId, type PartName } from './version.ts'

export interface ReleaseParts {
  readonly shell: PublishedShell
  readonly remotes: Readonly<Record<string, PublishedRemote>>
}

/** Thrown if parts do not go together. The message is one line. */
export class IncompatibleRelease extends Error {
  override readonly name = 'IncompatibleRelease'
}

/**
 * Makes a release of a shell and its remotes.
 * @throws {IncompatibleRelease} naming the remote and what does not fit
 */
export function composeRelease({ shell, remotes }: ReleaseParts): PublishedRelease {
  const [problem] = screenProblems(remotes)
  if (problem !== undefined) throw new IncompatibleRelease(problem)
  for (const [name, { requires }] of Object.entries(remotes)) {
    for (const [module, range] of Object.entries(requires)) {
      const provided = shell.provides[module]
      if (provided && satisfies(provided, range)) continue
      const provides = provided ? `provides ${provided}` : 'does not provide it'
      throw new IncompatibleRelease(`${name} requires ${module} ${range}, the shell ${provides}`)
    }
  }
  const versions = Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([part, content]) => [part, versionId(part as PartName, content)]),
  )
  return { id: releaseId(versions), versions, shell, remotes }
}
