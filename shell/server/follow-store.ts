import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { ReleaseFile } from 'shared/federation'
import { filesOf } from '../release/published-release.ts'
import { readEntries, readEntryIfPresent, type LogEntry } from '../release/release-log.ts'
import { StoreProblem } from '../release/store-problem.ts'
import { readStoredFile } from '../release/stored-files.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, loadRelease, type ServedRelease } from './served-release.ts'

/** A running server's view of a release store. */
export interface FollowedStore {
  /** The served release: the newest complete one. */
  current(): ServedRelease
  /** A file of an earlier release, for a tab that was opened with it; undefined if no release had it. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** Why a newer release is not served; undefined if the newest is. */
  problem(): string | undefined
  close(): void
}

/** How often the server looks for a newly chosen release. */
const lookEveryMs = 200

/** How many bytes of earlier releases' files stay in memory: about ten releases. The least recently requested files are dropped. */
const keptFormerBytes = 20_000_000

/**
 * Opens a release store and follows it. A chosen release is served from memory once all of its files have been read and checked.
 * Until then, and if that fails, the former release is served.
 * @throws {StoreProblem} if nothing is published, or the store is damaged
 */
export async function followStore(config: SiteConfig, store: string): Promise<FollowedStore> {
  const files = new Map<string, ReleaseFile>()
  const formers = new LRUCache<string, Resource, ReleaseFile>({
    maxSize: keptFormerBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _stale, { context: file }) => fileResource(file, await readStoredFile(store, file)),
    // A request gets its file even if the cache has dropped it in the meantime.
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
