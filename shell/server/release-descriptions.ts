import { LRUCache } from 'lru-cache'
import { candidateVersions, stableVersions, type LogEntry } from '../store/release-log.ts'
import type { Store } from '../store/store.ts'
import { readVersion, releaseId, type PartName } from '../store/version.ts'
import type { PartDescription, ReleaseDescription } from '../contract/release-description.ts'

/** Who released the parts of each release in a log. Customers can read it. */
export interface ReleaseDescriptions {
  add(entry: LogEntry): void
  /** The description of a release; undefined if no entry has it. @throws {StoreProblem} */
  find(release: string): Promise<ReleaseDescription | undefined>
  /** The id of each part's version in a release; undefined if no entry has it. */
  versionsOf(release: string): Readonly<Record<string, string>> | undefined
}

/** How many descriptions stay in memory. */
const keptDescriptions = 50

/** A release, and the last entry that has it. */
interface LoggedRelease {
  readonly entry: LogEntry
  readonly versions: Readonly<Record<string, string>>
}

export function createReleaseDescriptions(store: Store): ReleaseDescriptions {
  const entries = new Map<number, LogEntry>()
  const releases = new Map<string, LoggedRelease>()
  const kept = new LRUCache<string, ReleaseDescription>({ max: keptDescriptions })

  async function describe(release: string, { entry, versions }: LoggedRelease): Promise<ReleaseDescription> {
    const parts = Object.entries(versions).map(
      async ([part, id]) => [part, await describePart(part as PartName, id, entry)] as const,
    )
    return { release, parts: Object.fromEntries(await Promise.all(parts)) }
  }

  async function describePart(part: PartName, id: string, entry: LogEntry): Promise<PartDescription> {
    const { by, at, commit } = (await readVersion(store, part, id)).published
    const promotion = promotionOf(part, id, entry)?.action
    return {
      id,
      ...(commit !== undefined && { commit }),
      published: { by, at },
      ...(promotion && { promoted: { by: promotion.by, at: promotion.at } }),
    }
  }

  /** The entry that promoted a version to all customers, or the last one that promoted it to some. */
  function promotionOf(part: PartName, id: string, { state }: LogEntry): LogEntry | undefined {
    const served = state.parts[part]
    if (served?.version === id) return entries.get(served.since)
    const isPromotion = ({ state: { rollout }, action }: LogEntry) =>
      action.command === 'promote' && action.parts?.includes(part) && rollout?.part === part && rollout.version === id
    return [...entries.values()].findLast(isPromotion)
  }

  return {
    add(entry) {
      entries.set(entry.number, entry)
      for (const versions of [stableVersions(entry.state), candidateVersions(entry.state)]) {
        if (versions) releases.set(releaseId(versions), { entry, versions })
      }
    },
    async find(release) {
      const logged = releases.get(release)
      if (!logged) return undefined
      // A later entry may say that somebody else promoted the same versions.
      const name = `${release} ${logged.entry.number}`
      const description = kept.get(name) ?? (await describe(release, logged))
      kept.set(name, description)
      return description
    },
    versionsOf: (release) => releases.get(release)?.versions,
  }
}
