import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { ReleaseFile } from 'shared/federation'
import { filesOf } from '../release/published-release.ts'
import { readEntries, readEntryIfPresent, type LogEntry } from '../release/release-log.ts'
import { StoreProblem } from '../release/store-problem.ts'
import { readStoredFile } from '../release/stored-files.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, loadRelease, type ServedRelease } from './served-release.ts'

/** A release store as a running server sees it. */
export interface FollowedStore {
  /** The release that is served: the newest that is whole. */
  current(): ServedRelease
  /** A file of an earlier release, for a tab that was opened with it; undefined where there was never one. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** Why a newer release is not served; undefined where the newest is. */
  problem(): string | undefined
  close(): void
}

/** How long a release that was chosen waits at most until it is served. */
const lookEveryMs = 200

/** Of former files those that were asked for last stay in memory, so many bytes in all: ten times what a release takes. */
const keptFormerBytes = 20_000_000

/**
 * Opens a release store and follows it: a release that is chosen is served from memory once all of its files have been read and
 * checked; until then, and where that fails, the one before is.
 * @throws {StoreProblem} where nothing is published, or the store is damaged
 */
export async function followStore(config: SiteConfig, store: string): Promise<FollowedStore> {
  const files = new Map<string, ReleaseFile>()
  const formers = new LRUCache<string, Resource, ReleaseFile>({
    maxSize: keptFormerBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _stale, { context: file }) => fileResource(file, await readStoredFile(store, file)),
    // Who asked for a file gets it, though meanwhile others took its place.
    ignoreFetchAbort: true,
  })
  const entries = await readEntries(store)
  for (const entry of entries) remember(entry)
  const newest = entries.at(-1)
  if (!newest) throw new StoreProblem(`nothing is published in ${store}`)
  let { number } = newest
  let served = await loadRelease(config, store, newest.release)
  let problem: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  lookLater()

  function remember({ release }: LogEntry): void {
    for (const file of filesOf(release)) files.set(file.url, file)
  }

  function lookLater(): void {
    if (!isClosed) timer = setTimeout(() => void look().then(lookLater), lookEveryMs).unref()
  }

  async function look(): Promise<void> {
    try {
      const entry = await readEntryIfPresent(store, number + 1)
      if (entry) {
        const next = await loadRelease(config, store, entry.release, served)
        remember(entry)
        served = next
        ;({ number } = entry)
      }
      problem = undefined
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : String(failure)
      if (text !== problem) console.error(`release ${served.release.id} is served on: ${text}`)
      problem = text
    }
  }

  return {
    current: () => served,
    async formerFile(url) {
      const file = files.get(url)
      return file && formers.fetch(`${file.url} ${file.integrity}`, { context: file })
    },
    problem: () => problem,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
