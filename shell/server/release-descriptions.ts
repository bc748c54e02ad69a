import { LRUCache } from 'lru-cache'
import type { PartDescription, ReleaseDescription } from '../contract/release-description.ts'
import { readEntry, type LogEntry } from '../store/release-log.ts'
import { findServed } from '../store/releases.ts'
import type { Store } from '../store/store.ts'
import { readVersion, type PartName } from '../store/version.ts'

/** Who released the parts of each release in a log. Customers can read it. */
export interface ReleaseDescriptions {
  /**
   * The description of a release; undefined if no entry has it.
   * @param newest the number of the served entry: a later one may say that somebody promoted the same versions to everybody
   * @throws {StoreProblem}
   */
  find(release: string, newest: number): Promise<ReleaseDescription | undefined>
}

/** How many descriptions stay in memory. */
const keptDescriptions = 50

export function createReleaseDescriptions(store: Store): ReleaseDescriptions {
  const kept = new LRUCache<string, ReleaseDescription>({ max: keptDescriptions })

  async function describe(release: string): Promise<ReleaseDescription | undefined> {
    const found = await findServed(store, release)
    if (!found) return undefined
    const parts = Object.entries(found.versions).map(
      async ([part, id]) => [part, await describePart(part as PartName, id, found.entry)] as const,
    )
    return { release, parts: Object.fromEntries(await Promise.all(parts)) }
  }

  async function describePart(part: PartName, id: string, entry: LogEntry): Promise<PartDescription> {
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

  return {
    async find(release, newest) {
      const name = `${release} ${newest}`
      const description = kept.get(name) ?? (await describe(release))
      if (description) kept.set(name, description)
      return description
    },
  }
}
