import type { PublishedRelease } from '../../store/published-release.ts'
import { readNewestEntry, stableRelease, stableVersions, type LogEntry } from '../../store/release-log.ts'
import { Refusal } from '../../store/problems.ts'
import { findServed, releaseIds } from '../../store/releases.ts'
import { composeRelease } from '../../store/compose-release.ts'
import type { Store } from '../../store/store.ts'
import { readVersion, versionIds, type PartName, type Version } from '../../store/version.ts'

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
  return parts.find((part) => part === name) ?? refuseUnknown(`part "${name}" in the store`, parts)
}

/** Finds a version, such as `mf-home@3f2a`. @throws {Refusal} with those that exist */
export async function findVersion(store: Store, text: string): Promise<FoundVersion> {
  const part = await findPart(store, text.split('@')[0] ?? '')
  const ids = await versionIds(store, part)
  return findByDigits('version', text, new Map(ids.map((id) => [`${part}@${id}`, { part, id }])))
}

/** Finds a release by its id; without one, the served release. @throws {Refusal} with those that were served */
export async function findRelease(store: Store, text?: string): Promise<FoundRelease> {
  const newest = await readNewestEntry(store, { passesUnread: text !== undefined })
  if (!newest) throw new Refusal('nothing is served yet')
  const served = stableRelease(newest.state)
  const ids = text?.length === 12 ? [text] : await releaseIds(store)
  const id = text === undefined ? served : findByDigits('release', text, new Map(ids.map((known) => [known, known])))
  if (id === served) return { id, versions: stableVersions(newest.state), entry: newest, isServed: true }
  const found = await findServed(store, id)
  return found ? { id, ...found, isServed: false } : refuseUnknown(`release ${id}`, await releaseIds(store))
}

/** The one whose name begins with what somebody typed, with at least four digits of the id. */
function findByDigits<Found>(kind: string, typed: string, known: ReadonlyMap<string, Found>): Found {
  const names = [...known.keys()]
  const found = /^(.+@)?[0-9a-f]{4,12}$/.test(typed) ? names.filter((name) => name.startsWith(typed)) : []
  if (found.length > 1) throw new Refusal(`${typed} may be ${found.join(' or ')}`)
  return known.get(found[0] ?? '') ?? refuseUnknown(`${kind} ${typed}`, names, 'at least 4 digits of ')
}

export function refuseUnknown(what: string, known: readonly string[], which = ''): never {
  const shown = known.length > 10 ? ['…', ...known.slice(-10)] : known
  throw new Refusal(`there is no ${what}${shown.length > 0 ? `; ${which}one of: ${shown.join(', ')}` : ''}`)
}

/** What is served, with a version in it. @throws {Refusal} if it does not fit */
export async function releaseWith(store: Store, { part, id }: FoundVersion): Promise<PublishedRelease> {
  const newest = await readNewestEntry(store)
  return composeRelease(store, { ...(newest && stableVersions(newest.state)), [part]: id })
}

/** The command that promotes versions with the newest ones of the shell and of what does not fit; undefined if these do not fit either. */
export async function findTogether(
  store: Store,
  versions: Readonly<Record<string, string>>,
  unfit: readonly string[],
): Promise<string | undefined> {
  const newest = await readNewestEntry(store)
  const others = (['shell', ...unfit] as PartName[]).filter((part) => !versions[part])
  const found = others.map(async (part) => [part, (await versionsOf(store, part))[0]?.id ?? ''] as const)
  const together = { ...versions, ...Object.fromEntries(await Promise.all(found)) }
  const release = composeRelease(store, { ...(newest && stableVersions(newest.state)), ...together })
  return (
    (await release.catch(() => undefined)) &&
    `release promote ${Object.entries(together)
      .map(([part, id]) => `${part}@${id}`)
      .join(' ')}`
  )
}

/** A part's versions, the newest first. */
export async function versionsOf(store: Store, part: PartName): Promise<readonly Version[]> {
  const versions = await Promise.all((await versionIds(store, part)).map((id) => readVersion(store, part, id)))
  return versions.toSorted((one, other) => (one.published.at < other.published.at ? 1 : -1))
}

/** A time as people read it, in UTC: `2026-11-24 23:10:05Z`. */
export const timeOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')}Z`
