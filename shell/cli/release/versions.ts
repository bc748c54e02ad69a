import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { partsIn, publishVersion, refuseMisfits, type PublishedRelease } from '../../store/publish.ts'
import { readNewestEntry, stableRelease, stableVersions, type LogEntry } from '../../store/release-log.ts'
import { Refusal } from '../../store/problems.ts'
import { findServed, releaseIds } from '../../store/releases.ts'
import { readRelease } from '../../store/compose-release.ts'
import type { Store } from '../../store/store.ts'
import { versionIds, type PartName, type Publication } from '../../store/version.ts'
import { workspace as checkout } from '../workspace.ts'

/* Parts, their versions and releases of them: finds those that somebody names, and publishes versions. */

export interface FoundVersion {
  readonly part: PartName
  readonly id: string
}

export interface FoundRelease {
  readonly id: string
  readonly versions: Readonly<Record<string, string>>
  /** The first entry that served it; of the served release, the newest. */
  readonly entry: LogEntry
  readonly isServed: boolean
}

/** Finds a published part. @throws {Refusal} with those that exist */
export async function findPart(store: Store, name: string): Promise<PartName> {
  const parts = (await store.list('versions')).toSorted() as readonly PartName[]
  return parts.find((part) => part === name) ?? refuse(`part "${name}" in the store`, parts)
}

/** Finds a version, such as `mf-home@3f2a`. @throws {Refusal} with those that exist */
export async function findVersion(store: Store, text: string): Promise<FoundVersion> {
  const part = await findPart(store, text.split('@')[0] ?? '')
  const ids = await versionIds(store, part)
  return findByDigits('version', text, new Map(ids.map((id) => [`${part}@${id}`, { part, id }])))
}

/** Finds a release by its id; without one, the served release. @throws {Refusal} with those that were served */
export async function findRelease(store: Store, text?: string): Promise<FoundRelease> {
  const newest = await readNewestEntry(store)
  if (!newest) throw new Refusal('nothing is served yet')
  const served = stableRelease(newest.state)
  const ids = text?.length === 12 ? [text] : await releaseIds(store)
  const id = text === undefined ? served : findByDigits('release', text, new Map(ids.map((known) => [known, known])))
  if (id === served) return { id, versions: stableVersions(newest.state), entry: newest, isServed: true }
  const found = await findServed(store, id)
  return found ? { id, ...found, isServed: false } : refuse(`release ${id}`, await releaseIds(store))
}

/** The one whose name begins with what somebody typed, with at least four digits of the id. */
function findByDigits<Found>(kind: string, typed: string, known: ReadonlyMap<string, Found>): Found {
  const names = [...known.keys()]
  const found = /^(.+@)?[0-9a-f]{4,12}$/.test(typed) ? names.filter((name) => name.startsWith(typed)) : []
  if (found.length > 1) throw new Refusal(`${typed} may be ${found.join(' or ')}`)
  return known.get(found[0] ?? '') ?? refuse(`${kind} ${typed}`, names, 'at least 4 digits of ')
}

function refuse(what: string, known: readonly string[], which = ''): never {
  const shown = known.length > 10 ? ['…', ...known.slice(-10)] : known
  throw new Refusal(`there is no ${what}${shown.length > 0 ? `; ${which}one of: ${shown.join(', ')}` : ''}`)
}

/** What is served, with a version in it. @throws {Refusal} if it does not fit */
export async function releaseWith(store: Store, { part, id }: FoundVersion): Promise<PublishedRelease> {
  const newest = await readNewestEntry(store)
  return readRelease(store, { ...(newest && stableVersions(newest.state)), [part]: id })
}

/** A time as people read it, in UTC: `2026-11-24 23:10:05Z`. */
export const timeOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')}Z`

/** Who runs a command: RELEASE_BY, else git's user.name, else the user of this machine. */
export const whoAmI = (workspace: string): string =>
  process.env.RELEASE_BY || git(workspace, 'config', 'user.name') || userInfo().username

/** The parts of a workspace that somebody names; without names, all. @throws {Refusal} with those that exist */
export function partsNamed(workspace: string, names: readonly string[]): readonly PartName[] {
  const parts = partsIn(workspace)
  const find = (name: string) => parts.find((part) => part === name) ?? refuse(`part "${name}" in this checkout`, parts)
  return names.length === 0 ? parts : [...new Set(names)].map(find)
}

/** Builds parts of this checkout, by a command of the tests' package. What the builds say is on standard error. @throws {Refusal} */
export function buildParts(parts: readonly PartName[]): void {
  const words = [join(checkout, 'e2e/site/build-parts.ts'), ...parts]
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Refusal('a build failed: nothing is published')
}

/**
 * Publishes builds of a workspace, and serves nothing. They must fit what is served; all are looked at before the first is published.
 * @returns what became of each, one line each
 */
export async function publishParts(
  store: Store,
  workspace: string,
  parts: readonly PartName[],
): Promise<readonly string[]> {
  await refuseMisfits(store, workspace, parts)
  const lines: string[] = []
  for (const part of parts) {
    const published = describePublication(workspace, part)
    const { version, isNew } = await publishVersion(store, { workspace, part, published })
    const { by, at } = version.published
    lines.push(`${part}@${version.id} ${isNew ? 'published' : `is published already (by ${by}, ${timeOf(at)})`}`)
  }
  return lines
}

/** Who publishes a part now, and from which commit. */
function describePublication(workspace: string, part: PartName): Publication {
  const commit = git(workspace, 'rev-parse', '--short=12', 'HEAD')
  const isChanged = commit && git(workspace, 'status', '--porcelain', '--', part, 'shared')
  return {
    at: new Date().toISOString(),
    by: whoAmI(workspace),
    commit: isChanged ? `${commit}+` : commit,
    message: commit && git(workspace, 'log', '-1', '--format=%s'),
  }
}

/** What git says in a folder; undefined outside of git. */
function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
