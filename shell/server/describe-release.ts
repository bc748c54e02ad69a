import type { PartDescription, ReleaseDescription } from '../contract/release-description.ts'
import { readEntry, type LogEntry } from '../store/release-log.ts'
import { findServed } from '../store/releases.ts'
import type { Store } from '../store/store.ts'
import { readVersion, type PartName } from '../store/version.ts'

/** Who released the parts of a release, for everybody to read; undefined if no entry has it. @throws {StoreProblem} */
export async function describeRelease(store: Store, release: string): Promise<ReleaseDescription | undefined> {
  const found = await findServed(store, release)
  if (!found) return undefined
  const parts = Object.entries(found.versions).map(
    async ([part, id]) => [part, await describePart(store, part as PartName, id, found.entry)] as const,
  )
  return { release, parts: Object.fromEntries(await Promise.all(parts)) }
}

async function describePart(store: Store, part: PartName, id: string, entry: LogEntry): Promise<PartDescription> {
  const { by, at, commit } = (await readVersion(store, part, id)).published
  const served = entry.state.parts[part]
  // The candidate's own promotion began its release.
  const promotion = served?.version === id ? await readEntry(store, served.since).catch(() => undefined) : entry
  return {
    id,
    ...(commit !== undefined && { commit }),
    published: { by, at },
    ...(promotion && { promoted: { by: promotion.action.by, at: promotion.action.at } }),
  }
}
