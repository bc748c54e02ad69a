import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { ReleaseFile, RemoteName } from 'shared/federation'
import { messageOf, Refusal, StoreProblem } from '../store/problems.ts'
import type { PublishedRelease } from '../store/published-release.ts'
import {
  candidateVersions,
  entryNumbers,
  readEntries,
  readEntryIfPresent,
  stableVersions,
  type LogEntry,
  type Rollout,
} from '../store/release-log.ts'
import { readRelease, readReleases } from '../store/serve.ts'
import { openStore } from '../store/file-store.ts'
import { readStoredFile } from '../store/stored-files.ts'
import { readVersion, versionIds, type PartName, type Publication } from '../store/version.ts'
import type { ReleaseDescription } from '../contract/release-description.ts'
import { createReleaseDescriptions } from './release-descriptions.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, hashedName, loadRelease, type ServedRelease } from './served-release.ts'

/** What a server serves: the release for most customers and, during a rollout, the candidate. Both are complete and in memory. */
interface ServedArms {
  readonly stable: ServedRelease
  readonly candidate?: { readonly served: ServedRelease; readonly rollout: Rollout }
}

/** A running server's view of a release store. */
export interface FollowedStore {
  /** The newest complete state of the store. */
  current(): ServedArms
  /** A file for a tab with an earlier release or an override; undefined if there is none. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** Who released the parts of a release; undefined if no release had this id. @throws {StoreProblem} */
  describe(release: string): Promise<ReleaseDescription | undefined>
  /** A release with another version of one remote. */
  override(release: string, part: RemoteName, version: string): Promise<ComposedOverride>
  /** Why a newer state is not served; undefined if the newest is. */
  problem(): string | undefined
  close(): void
}

/** What became of an override: the release, and what the store says of the version; or why there is none. */
type ComposedOverride =
  | { readonly ok: true; readonly release: PublishedRelease; readonly published: Publication }
  | { readonly ok: false; readonly refusal: 'unknown-release' | 'unknown-version' | 'does-not-fit' }

/** How often the server looks for a new entry of the log. */
const lookEveryMs = 200

/** How many bytes of earlier releases' files stay in memory: about ten releases. The least recently requested files are dropped. */
const keptFormerBytes = 20_000_000

/**
 * Opens a store and follows it. A new entry is served, from memory, once all its files are read and checked; until then the former one
 * is. With `servesUnreleased`, `formerFile` also has versions that are only published, for tabs with an override.
 * @throws {StoreProblem} if nothing is served, or the store is damaged before its newest entry
 */
export async function followStore(
  config: SiteConfig,
  address: string,
  { servesUnreleased = false } = {},
): Promise<FollowedStore> {
  const store = openStore(address)
  const files = new Map<string, ReleaseFile>()
  const knownVersions = new Set<string>()
  const knownUnreleased = new Set<string>()
  const descriptions = createReleaseDescriptions(store)
  const formerFiles = new LRUCache<string, Resource, ReleaseFile>({
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

  async function remember(entry: LogEntry): Promise<void> {
    const { state } = entry
    descriptions.add(entry)
    for (const [part, id] of [
      ...Object.entries(stableVersions(state)),
      ...Object.entries(candidateVersions(state) ?? {}),
    ]) {
      if (knownVersions.has(`${part}@${id}`)) continue
      const { content } = await readVersion(store, part as PartName, id)
      for (const file of content.files) files.set(file.url, file)
      knownVersions.add(`${part}@${id}`)
    }
  }

  /** A file of a version that no release had. Only an override leads there, and each server must have it, whichever it asked. */
  async function unreleasedFile(url: string): Promise<ReleaseFile | undefined> {
    const part = /^\/remotes\/(mf-[a-z][a-z0-9-]*)\//.exec(url)?.[1] as RemoteName | undefined
    if (!servesUnreleased || part === undefined || !hashedName.test(url)) return undefined
    for (const id of await versionIds(store, part)) {
      const name = `${part}@${id}`
      if (knownVersions.has(name) || knownUnreleased.has(name)) continue
      const { content } = await readVersion(store, part, id)
      for (const file of content.files) if (hashedName.test(file.url) && !files.has(file.url)) files.set(file.url, file)
      knownUnreleased.add(name)
    }
    return files.get(url)
  }

  async function composeOverride(release: string, part: RemoteName, version: string): Promise<ComposedOverride> {
    const versions = descriptions.versionsOf(release)
    if (!versions) return { ok: false, refusal: 'unknown-release' }
    if (!(await versionIds(store, part)).includes(version)) return { ok: false, refusal: 'unknown-version' }
    try {
      const { published } = await readVersion(store, part, version)
      return { ok: true, release: await readRelease(store, { ...versions, [part]: version }), published }
    } catch (failure) {
      if (failure instanceof Refusal) return { ok: false, refusal: 'does-not-fit' }
      throw failure
    }
  }

  async function loadArms({ state }: LogEntry, former?: ServedArms): Promise<ServedArms> {
    const { stable, candidate } = await readReleases(store, state)
    if (!candidate || !state.rollout)
      return { stable: await loadRelease(config, store, stable, { former: former?.stable }) }
    const served = await loadRelease(config, store, stable, { arm: 'stable', former: former?.stable })
    return {
      stable: served,
      candidate: {
        served: await loadRelease(config, store, candidate, { arm: 'candidate', former: served }),
        rollout: state.rollout,
      },
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

  /** The newest valid entry, if it is not served yet. A damaged entry is skipped if a rollback to a whole release follows it. */
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
    const text = messageOf(failure)
    if (text !== problem) console.error(`release ${arms.stable.release.id} is served on: ${text}`)
    problem = text
  }

  return {
    current: () => arms,
    async formerFile(url) {
      const file = files.get(url) ?? (await unreleasedFile(url))
      return file && formerFiles.fetch(`${file.url} ${file.integrity}`, { context: file })
    },
    describe: (release) => descriptions.find(release),
    override: composeOverride,
    problem: () => problem,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
