import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { RemoteName } from 'shared/federation'
import { findFile } from '../store/addresses.ts'
import { readDeltas } from '../store/deltas.ts'
import { storeLimits } from '../store/limits.ts'
import { openStore } from '../store/open-store.ts'
import { messageOf, NoEntry, Refusal, StoreProblem } from '../store/problems.ts'
import type { PublishedRelease } from '../store/published-release.ts'
import { contentAt, nextNumber, readNewest, type LogEntry, type Passed, type Rollout } from '../store/release-log.ts'
import { findServed, versionsOf } from '../store/releases.ts'
import { composeRelease, composeReleases } from '../store/compose-release.ts'
import { readStoredFile } from '../store/stored-files.ts'
import { readVersion, versionIds, type Publication } from '../store/version.ts'
import { offlinePath, releaseIn } from './offline-start.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, loadRelease, offlinePage, type ServedRelease } from './served-release.ts'

/** What a server serves: the release for most customers and, during a rollout, the candidate. Both are complete and in memory. */
interface ServedArms {
  readonly stable: ServedRelease
  readonly candidate?: { readonly served: ServedRelease; readonly rollout: Rollout }
}

/** A loaded entry of the log. */
interface ServedEntry {
  readonly number: number
  readonly arms: ServedArms
}

/** A running server's view of a release store. */
export interface FollowedStore {
  /** The newest complete state of the store. */
  current(): ServedArms
  /** A file for a tab with an earlier release or an override; undefined if there is none. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** A release with another version of one remote. */
  override(release: string, part: RemoteName, version: string): Promise<ComposedOverride>
  /** The number of the served entry. */
  entry(): number
  /** Why a newer state is not served; undefined if the newest is. */
  problem(): string | undefined
  close(): void
}

/** What became of an override: the release, and what the store says of the version; or why there is none. */
type ComposedOverride =
  | { readonly ok: true; readonly release: PublishedRelease; readonly published: Publication }
  | { readonly ok: false; readonly refusal: 'unknown-release' | 'unknown-version' | 'does-not-fit' }

/** What does not fit, or was built for another contract, is no release. */
function undefinedIfRefused(failure: unknown): undefined {
  if (!(failure instanceof Refusal)) throw failure
}

/** Between them it asks for the next entry alone: one that comes after a gap, or is repaired, waits for so many looks. */
const readEveryLooks = 10

/** How many bytes of earlier releases' files stay in memory: about ten releases. The least recently requested files are dropped. */
const keptFormerBytes = 20_000_000

/** Addresses without a file, and how long the store is not asked for them again. */
const keptMissing = { max: 10_000, ttl: 1000 }

/**
 * Opens a store and follows it. The newest entry that can be loaded is served, from memory, once all its files are read and checked; until
 * then the former one is. With `servesUnreleased`, `formerFile` also has versions that are only published, for tabs with an override.
 * @throws {StoreProblem} if nothing can be served
 */
export async function followStore(
  config: SiteConfig,
  address: string,
  { servesUnreleased = false, lookEveryMs = 1000, limits = storeLimits } = {},
): Promise<FollowedStore> {
  const store = openStore(address, limits)
  /** With turns of its own: however many files are requested, no look waits for them. */
  const forRequests = openStore(address, limits)
  const missing = new LRUCache<string, true>(keptMissing)
  const formerFiles = new LRUCache<string, Resource>({
    maxSize: keptFormerBytes,
    sizeCalculation: sizeOf,
    fetchMethod: readFormerFile,
    // A request gets its file even if the cache has dropped it in the meantime.
    ignoreFetchAbort: true,
  })
  let problem: string | undefined
  /** Why a newer entry could not be served when the log was last read. */
  let passedOver: string | undefined
  /** The number that the next change takes. */
  let next = 1
  /** What lies there though the log does not name it, as a proxy's page may. */
  let known: string | undefined
  const told = new Set<string>()
  const first = await readNewer()
  if (!first) throw new StoreProblem(store, 'log', 'is empty: nothing is published')
  let served = first
  report(passedOver)
  let looks = 0
  let isReadingDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  scheduleLook()

  /** Whichever release a server serves: the store leads from an address to its content, and from an id to that release's offline page. */
  async function readFormerFile(name: string): Promise<Resource | undefined> {
    const file =
      (await findFile(forRequests, 'addresses', name)) ??
      (servesUnreleased ? await findFile(forRequests, 'published', name) : undefined)
    if (file) return fileResource(file, await readStoredFile(forRequests, file))
    const versions = name.startsWith('/') ? undefined : await versionsOf(forRequests, name)
    const release = versions && (await composeRelease(forRequests, versions).catch(undefinedIfRefused))
    if (!release) missing.set(name, true)
    return release && offlinePage(config, release)
  }

  async function formerFile(url: string): Promise<Resource | undefined> {
    const release = releaseIn(url)
    const name = release ?? url
    const resource = missing.has(name) ? undefined : await formerFiles.fetch(name)
    if (!release || !resource) return resource
    return offlinePath(release, resource.representations.identity.body) === url ? resource : undefined
  }

  async function composeOverride(release: string, part: RemoteName, version: string): Promise<ComposedOverride> {
    const found = await findServed(forRequests, release)
    if (!found) return { ok: false, refusal: 'unknown-release' }
    if (!(await versionIds(forRequests, part)).includes(version)) return { ok: false, refusal: 'unknown-version' }
    const { published } = await readVersion(forRequests, part, version)
    const composed = await composeRelease(forRequests, { ...found.versions, [part]: version }).catch(undefinedIfRefused)
    return composed ? { ok: true, release: composed, published } : { ok: false, refusal: 'does-not-fit' }
  }

  function loadAfter(former?: ServedArms) {
    return async ({ number, state }: LogEntry): Promise<ServedEntry> => {
      const { stable, candidate } = await composeReleases(store, state)
      const deltas = await readDeltas(store, { number, state })
      const most = await loadRelease(config, store, stable, {
        arm: candidate && 'stable',
        former: former?.stable,
        deltas,
      })
      if (!candidate || !state.rollout) return { number, arms: { stable: most } }
      const some = await loadRelease(config, store, candidate, { arm: 'candidate', former: most, deltas })
      return { number, arms: { stable: most, candidate: { served: some, rollout: state.rollout } } }
    }
  }

  function scheduleLook(): void {
    if (!isClosed) timer = setTimeout(() => void look().then(scheduleLook), lookEveryMs).unref()
  }

  /** The newest entry that can be loaded, if it is newer than the served one, which it follows. */
  async function readNewer(former?: ServedEntry): Promise<ServedEntry | undefined> {
    const passed: Passed[] = []
    const newer = await readNewest(store, loadAfter(former?.arms), {
      after: former?.number ?? 0,
      passesUnread: true,
      passed,
    })
    passedOver = undefined
    for (const { problem: one } of passed) {
      if (!(one instanceof NoEntry)) passedOver ??= one.message
      else if (!told.has(one.message)) console.error(`passed over: ${one.message}`)
      told.add(one.message)
    }
    next = nextNumber((newer ?? former)?.number, passed)
    return newer
  }

  async function look(): Promise<void> {
    looks += 1
    const asked = next
    const content = await contentAt(store, asked).catch((failure: Error) => failure)
    const isNew = typeof content === 'string' && content !== known
    // A name that does not answer says nothing of the others.
    isReadingDue ||= isNew || content instanceof Error || looks % readEveryLooks === 0
    try {
      if (isReadingDue) {
        served = (await readNewer(served)) ?? served
        known = next === asked && typeof content === 'string' ? content : undefined
        isReadingDue = false
      }
      if (content instanceof Error) throw content
      report(passedOver)
    } catch (failure) {
      report(messageOf(content instanceof Error ? content : failure))
    }
  }

  /** Once, however often it comes. */
  function report(text: string | undefined): void {
    if (text !== undefined && text !== problem)
      console.error(`release ${served.arms.stable.release.id} is served on: ${text}`)
    problem = text
  }

  return {
    current: () => served.arms,
    formerFile,
    override: composeOverride,
    entry: () => served.number,
    problem: () => problem,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
