import { createHash } from 'node:crypto'
import { satisfies } from 'semver'
import { remoteNames, type RemoteName } from 'shared/federation'
import type { PublishedRelease, PublishedRemote, PublishedShell } from './published-release.ts'

export interface ReleaseParts {
  readonly shell: PublishedShell
  readonly remotes: Readonly<Partial<Record<RemoteName, PublishedRemote>>>
}

/** Thrown if a remote requires a module or version that the shell does not provide. */
export class IncompatibleRelease extends Error {
  override readonly name = 'IncompatibleRelease'
}

/**
 * Makes a release of a shell and its remotes. Its id is a hash of the parts, so the same parts make the same release.
 * @throws {IncompatibleRelease} naming the remote and the shared module
 */
export function composeRelease({ shell, remotes }: ReleaseParts, now: Date): PublishedRelease {
  for (const name of remoteNames) {
    for (const [module, range] of Object.entries(remotes[name]?.requires ?? {})) {
      const provided = shell.provides[module]
      if (provided && satisfies(provided, range)) continue
      const provides = provided ? `provides ${provided}` : 'does not provide it'
      throw new IncompatibleRelease(`${name} requires ${module} ${range}, the shell ${provides}`)
    }
  }
  return { id: releaseId({ shell, remotes }), publishedAt: now.toISOString(), shell, remotes }
}

/** A release's id: a hash of its parts. */
export const releaseId = ({ shell, remotes }: ReleaseParts): string =>
  createHash('sha256').update(JSON.stringify({ shell, remotes })).digest('hex').slice(0, 12)
