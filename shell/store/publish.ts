import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { remotePattern, type RemoteName } from 'shared/federation'
import { storeAddresses } from './addresses.ts'
import { allEnded } from './all-ended.ts'
import { promote } from './changes.ts'
import { NoRight, OtherFormat, undefinedIfProblem } from './problems.ts'
import type { PublishedRelease, PublishedRemote, PublishedShell, ReleaseParts } from './published-release.ts'
import { readBuiltStatements, readRemoteBuild, readShellBuild } from './read-build.ts'
import { readNewestEntry, stableVersions } from './release-log.ts'
import { changeServed } from './change-served.ts'
import { composeRelease, composeReleases, refuseMisfits } from './compose-release.ts'
import { openStore } from './open-store.ts'
import { storeStatements } from './statements.ts'
import type { Store } from './store.ts'
import { storeFile } from './stored-files.ts'
import { storeVersion, type PartName, type Publication, type Version } from './version.ts'

export { filesOf, type PublishedRelease } from './published-release.ts'
export type { PartName } from './version.ts'

/** The shell and the remotes in a workspace: its folders with a part's name that hold a package. There is no other list. */
export const partsIn = (workspace: string): readonly PartName[] =>
  [
    'shell',
    ...readdirSync(workspace)
      .toSorted()
      .filter((name) => remotePattern.test(name)),
  ].filter((name): name is PartName => existsSync(join(workspace, name, 'package.json')))

/** The remotes in a workspace. */
export const remotesIn = (workspace: string): readonly RemoteName[] =>
  partsIn(workspace).filter((name) => name !== 'shell')

export interface VersionToPublish {
  /** The folder that holds the packages, each with its `dist`. */
  readonly workspace: string
  readonly part: PartName
  readonly published: Publication
  /** Whether to store compressed forms too, which customers get. It takes seconds for files that are not minified. Default: true. */
  readonly compressed?: boolean
}

/**
 * Publishes a built part, and serves nothing. `isNew`: the same build was not published before.
 * @throws {StoreProblem} if a stored file is damaged
 */
export async function publishVersion(
  store: Store,
  { workspace, part, published, compressed = true }: VersionToPublish,
): Promise<{ readonly version: Version; readonly isNew: boolean }> {
  const folder = join(workspace, part, 'dist')
  const content = await readBuild(workspace, part)
  await allEnded(
    content.files.map(async ({ url }) =>
      storeFile(store, url, await readFile(join(folder, basename(url))), compressed),
    ),
  )
  await storeAddresses(store, 'published', content.files)
  await storeStatements(store, await readBuiltStatements(folder))
  return storeVersion(store, part, content, published)
}

const readBuild = (workspace: string, part: PartName) => {
  const folder = join(workspace, part, 'dist')
  return part === 'shell' ? readShellBuild(folder) : readRemoteBuild(part, folder)
}

/** Builds that are published together are judged together, with what is served. @returns false if nothing is served @throws {Misfit} */
export async function refuseUnfitBuilds(store: Store, workspace: string, parts: readonly PartName[]): Promise<boolean> {
  const served = await readServed(store)
  if (!served) return false
  const builds = await Promise.all(parts.map(async (part) => [part, await readBuild(workspace, part)] as const))
  const statements = await Promise.all(parts.map((part) => readBuiltStatements(join(workspace, part, 'dist'))))
  const { shell, ...remotes } = { shell: served.shell, ...served.remotes, ...Object.fromEntries(builds) }
  const published = Object.entries(served.versions).filter(([part]) => !parts.includes(part as PartName))
  await refuseMisfits(store, { shell, remotes }, Object.fromEntries(published), Object.assign({}, ...statements))
  return true
}

/** What is served; undefined if that is nothing, or damaged: to publish is then the way to repair it. */
async function readServed(store: Store): Promise<PublishedRelease | undefined> {
  try {
    const newest = await readNewestEntry(store)
    return newest && (await composeRelease(store, stableVersions(newest.state)))
  } catch (failure) {
    if (failure instanceof OtherFormat || failure instanceof NoRight) throw failure
    return undefinedIfProblem(failure)
  }
}

export interface PublishOptions {
  readonly store: string
  readonly workspace: string
  /** The newly built parts; the others stay as they are served now. */
  readonly parts: readonly PartName[]
  readonly compressed?: boolean
}

/** Who publishes and promotes for a site on this machine. */
export const localPublisher = 'a site on this machine'

/** Publishes builds and serves them, without a check: for a site on this machine. @throws {Refusal} if one does not fit; {StoreProblem} */
export async function publishAndServe({
  store: address,
  workspace,
  parts,
  ...options
}: PublishOptions): Promise<PublishedRelease> {
  const store = openStore(address)
  return serveUnchecked(store, parts, (part, published) =>
    publishVersion(store, { workspace, part, published, ...options }),
  )
}

/** Serves contents that no build made, with the other parts as they are served: for development sites and tests. @throws like {@link publishAndServe} */
export async function serveContents(address: string, { shell, remotes }: ReleaseParts): Promise<PublishedRelease> {
  const store = openStore(address)
  const contents: Readonly<Partial<Record<PartName, PublishedShell | PublishedRemote>>> = { shell, ...remotes }
  return serveUnchecked(store, Object.keys(contents) as PartName[], (part, published) =>
    storeVersion(store, part, contents[part] ?? shell, published),
  )
}

async function serveUnchecked(
  store: Store,
  parts: readonly PartName[],
  keep: (part: PartName, published: Publication) => Promise<{ readonly version: Pick<Version, 'id'> }>,
): Promise<PublishedRelease> {
  const published = { at: new Date().toISOString(), by: localPublisher }
  const versions: Record<string, string> = {}
  for (const part of parts) versions[part] = (await keep(part, published)).version.id
  const grounds = { by: localPublisher, force: 'a site on this machine serves its own builds' }
  return (await composeReleases(store, (await changeServed(store, promote(versions), grounds)).state)).stable
}
