import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { remoteNames, type RemoteName } from 'shared/federation'
import { composeRelease, type ReleaseParts } from './compose.ts'
import type { PublishedRelease, PublishedRemote, PublishedShell } from './published-release.ts'
import { readRemoteBuild, readShellBuild } from './read-build.ts'
import { changeRelease, readCurrentRelease } from './release-store.ts'
import { storeFile } from './stored-files.ts'

export { filesOf, type PublishedRelease } from './published-release.ts'

/** A part of the site that can be published alone. */
export type PartName = 'shell' | RemoteName
export const partNames: readonly PartName[] = ['shell', ...remoteNames]

export interface PublishOptions {
  /** The release store's folder. */
  readonly store: string
  /** The folder that holds the packages, each with its `dist`. */
  readonly workspace: string
  /** The newly built parts; the others stay as they are served now. */
  readonly parts: readonly PartName[]
  /** Whether to store compressed forms too, which customers get. It takes seconds for files that are not minified. Default: true. */
  readonly compressed?: boolean
}

/**
 * Publishes built parts as a new release and serves it. Only the files of `parts` are read.
 * @throws {IncompatibleRelease} before any file is stored; the former release stays served
 * @throws {StoreProblem} if the store is damaged; the former release stays served
 */
export async function publish({ store, workspace, parts, compressed = true }: PublishOptions): Promise<PublishedRelease> {
  const folderOf = (part: PartName) => join(workspace, part, 'dist')
  const builtShell = parts.includes('shell') ? await readShellBuild(folderOf('shell')) : undefined
  const builtRemotes: Partial<Record<RemoteName, PublishedRemote>> = {}
  for (const name of remoteNames) {
    if (parts.includes(name)) builtRemotes[name] = await readRemoteBuild(name, folderOf(name))
  }
  const withBuilt = (served: ReleaseParts | undefined): ReleaseParts => {
    const shell = builtShell ?? served?.shell
    if (!shell) throw new Error('the first release needs the shell')
    return { shell, remotes: { ...served?.remotes, ...builtRemotes } }
  }
  composeRelease(withBuilt(await readCurrentRelease(store)), new Date())
  const built: readonly (readonly [PartName, PublishedShell | PublishedRemote])[] = [
    ...(builtShell ? [['shell', builtShell] as const] : []),
    ...(Object.entries(builtRemotes) as [RemoteName, PublishedRemote][]),
  ]
  for (const [part, { files }] of built) {
    await Promise.all(files.map(async ({ url }) => storeFile(store, url, await readFile(join(folderOf(part), basename(url))), compressed)))
  }
  return changeRelease(store, withBuilt)
}
