import { join } from 'node:path'
import { remoteNames, type RemoteName } from 'shared/federation'
import { composeRelease } from './compose.ts'
import type { PublishedRelease, PublishedRemote } from './published-release.ts'
import { readRemoteBuild, readShellBuild } from './read-build.ts'
import { makeCurrent, readCurrentRelease, storeFiles } from './release-store.ts'

/** A part that is published by itself. */
export type PartName = 'shell' | RemoteName
export const partNames: readonly PartName[] = ['shell', ...remoteNames]

export interface PublishOptions {
  /** The release store's folder. */
  readonly store: string
  /** The folder that holds the packages, each with its `dist`. */
  readonly workspace: string
  /** What was built anew; the other parts stay as they are served now. */
  readonly parts: readonly PartName[]
  /** Whether to keep compressed forms too, as customers get them: seconds for what is not minified. Default: true. */
  readonly compressed?: boolean
}

/**
 * Publishes built parts as a new release and serves it. Only the files of `parts` are read.
 * @throws {IncompatibleRelease} and serves the former release on
 */
export async function publish({ store, workspace, parts, compressed = true }: PublishOptions): Promise<PublishedRelease> {
  const current = await readCurrentRelease(store)
  const build = (part: PartName) => join(workspace, part, 'dist')
  const shell = parts.includes('shell') ? await readShellBuild(build('shell')) : current?.shell
  if (!shell) throw new Error('the first release needs the shell')
  const remotes: Partial<Record<RemoteName, PublishedRemote>> = { ...current?.remotes }
  for (const name of remoteNames) {
    if (parts.includes(name)) remotes[name] = await readRemoteBuild(name, build(name))
  }
  const release = composeRelease({ shell, remotes }, new Date())
  await Promise.all(
    parts.map((part) => storeFiles(store, build(part), part === 'shell' ? 'assets' : join('remotes', part), compressed)),
  )
  await makeCurrent(store, release)
  return release
}
