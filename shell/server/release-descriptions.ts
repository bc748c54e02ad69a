import { LRUCache } from 'lru-cache'
import { candidateVersions, stableVersions, type LogEntry } from '../release/release-log.ts'
import type { Store } from '../release/store.ts'
import { readVersion, releaseId, type PartName } from '../release/version.ts'
import type { PartDescription, ReleaseDescription } from '../src/composition/release-description.ts'

/** Describes the releases of a log to whoever looks at a page. It says nothing that `release list` does not say. */
export interface ReleaseDescriptions {
  /** Adds what an entry serves. */
  add(entry: LogEntry): void
  /** The description of a release; undefined if no entry serves or served it. @throws {StoreProblem} */
  find(release: string): Promise<ReleaseDescription | undefined>
}

/** How many descriptions stay in memory. */
const keptDescriptions = 50

/** A release, and the last entry that served it. */
interface ServedRelease {
  readonly entry: LogEntry
  readonly versions: Readonly<Record<string, string>>
}

export function createReleaseDescriptions(store: Store): ReleaseDescriptions {
  const entries = new Map<number, LogEntry>()
  const releases = new Map<string, ServedRelease>()
  const kept = new LRUCache<string, ReleaseDescription>({ max: keptDescriptions })

  async function describe(release: string, { entry, versions }: ServedRelease): Promise<ReleaseDescription> {
    const parts = Object.entries(versions).map(async ([part, id]) => [part, await describePart(part as PartName, id, entry)] as const)
    return { release, parts: Object.fromEntries(await Promise.all(parts)) }
  }

  async function describePart(part: PartName, id: string, entry: LogEntry): Promise<PartDescription> {
    const { published } = await readVersion(store, part, id)
    const promotion = promotionOf(part, id, entry)
    return {
      id,
      ...(published.commit !== undefined && { commit: published.commit }),
      published: { by: published.by, at: published.at },
      ...(promotion && { promoted: { by: promotion.action.by, at: promotion.action.at } }),
    }
  }

  /** The entry that promoted a version to all customers, or last to those of the rollout. */
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
        if (!versions) continue
        const id = releaseId(versions)
        releases.set(id, { entry, versions })
        kept.delete(id)
      }
    },
    async find(release) {
      const served = releases.get(release)
      if (!served) return undefined
      const description = kept.get(release) ?? (await describe(release, served))
      kept.set(release, description)
      return description
    },
  }
}
