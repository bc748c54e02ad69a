import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { ReleaseFile } from 'shared/federation'
import { candidateVersions, entryNumbers, readEntries, readEntryIfPresent, stableVersions, type LogEntry, type Rollout } from '../release/release-log.ts'
import { readReleases } from '../release/serve.ts'
import { openStore } from '../release/store.ts'
import { StoreProblem } from '../release/store-problem.ts'
import { readStoredFile } from '../release/stored-files.ts'
import { readVersion, type PartName } from '../release/version.ts'
import type { ReleaseDescription } from '../src/composition/release-description.ts'
import { createReleaseDescriptions } from './release-descriptions.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, loadRelease, type ServedRelease } from './served-release.ts'

/** What a server serves: the release for most customers and, during a rollout, the candidate. Both are complete and in memory. */
export interface ServedArms {
  readonly stable: ServedRelease
  readonly candidate?: { readonly served: ServedRelease; readonly rollout: Rollout }
}

/** A running server's view of a release store. */
export interface FollowedStore {
  /** The newest complete state of the store. */
  current(): ServedArms
  /** A file of an earlier release, for a tab that was opened with it; undefined if no release had it. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** Who released the parts of a release; undefined if no release had this id. @throws {StoreProblem} */
  describe(release: string): Promise<ReleaseDescription | undefined>
  /** Why a newer state is not served; undefined if the newest is. */
  problem(): string | undefined
  close(): void
}

/** How often the server looks for a new entry of the log. */
const lookEveryMs = 200

/** How many bytes of earlier releases' files stay in memory: about ten releases. The least recently requested files are dropped. */
const keptFormerBytes = 20_000_000

/**
 * Opens a release store and follows it. What a new entry serves is served from memory once all of its files have been read and
 * checked. Until then, and if that fails, the former state is served.
 * @throws {StoreProblem} if nothing is served, or the store is damaged before its newest entry
 */
export async function followStore(config: SiteConfig, address: string): Promise<FollowedStore> {
  const store = openStore(address)
  const files = new Map<string, ReleaseFile>()
  const knownVersions = new Set<string>()
  const descriptions = createReleaseDescriptions(store)
  const formers = new LRUCache<string, Resource, ReleaseFile>({
    maxSize: keptFormerBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _stale, { context: file }) => fileResource(file, await readStoredFile(store, file)),
    // A request gets its file even if the cache has dropped it in the meantime.
    ignoreFetchAbort: true,
  })
  const read = await readEntries(store)
  const entries = read.filter((entry): entry is LogEntry => !(entry instanceof StoreProblem))
  const newest = entries.at(-1)
  const damaged = read.find((entry) => entry instanceof StoreProblem)
  if (!newest) throw damaged ?? new StoreProblem(store, 'log', 'is empty: nothing is published')
  if (damaged && damaged !== read.at(-1)) throw damaged
  for (const entry of entries) await remember(entry)
  let { number } = newest
  let arms = await loadArms(newest)
  let problem: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  if (damaged) report(damaged)
  lookLater()

  /** Remembers what an entry serves, and the files of its versions. */
  async function remember(entry: LogEntry): Promise<void> {
    const { state } = entry
    descriptions.add(entry)
    for (const [part, id] of [...Object.entries(stableVersions(state)), ...Object.entries(candidateVersions(state) ?? {})]) {
      if (knownVersions.has(`${part}@${id}`)) continue
      const { content } = await readVersion(store, part as PartName, id)
      for (const file of content.files) files.set(file.url, file)
      knownVersions.add(`${part}@${id}`)
    }
  }

  async function loadArms({ state }: LogEntry, former?: ServedArms): Promise<ServedArms> {
    const { stable, candidate } = await readReleases(store, state)
    if (!candidate || !state.rollout) return { stable: await loadRelease(config, store, stable, { former: former?.stable }) }
    const served = await loadRelease(config, store, stable, { arm: 'stable', former: former?.stable })
    return {
      stable: served,
      candidate: { served: await loadRelease(config, store, candidate, { arm: 'candidate', former: served }), rollout: state.rollout },
    }
  }

  function lookLater(): void {
    if (!isClosed) timer = setTimeout(() => void look().then(lookLater), lookEveryMs).unref()
  }

  async function look(): Promise<void> {
    try {
      const entry = await nextEntry()
      if (entry) {
        const next = await loadArms(entry, arms)
        await remember(entry)
        arms = next
        ;({ number } = entry)
      }
      problem = undefined
    } catch (failure) {
      report(failure)
    }
  }

  /** The entry that rules, if it is a new one. A rollback to a whole release leads past a damaged entry. */
  async function nextEntry(): Promise<LogEntry | undefined> {
    try {
      return await readEntryIfPresent(store, number + 1)
    } catch (failure) {
      const last = (await entryNumbers(store)).at(-1) ?? number
      if (last === number + 1) throw failure
      return readEntryIfPresent(store, last)
    }
  }

  function report(failure: unknown): void {
    const text = failure instanceof Error ? failure.message : String(failure)
    if (text !== problem) console.error(`release ${arms.stable.release.id} is served on: ${text}`)
    problem = text
  }

  return {
    current: () => arms,
    async formerFile(url) {
      const file = files.get(url)
      return file && formers.fetch(`${file.url} ${file.integrity}`, { context: file })
    },
    describe: (release) => descriptions.find(release),
    problem: () => problem,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
