import { isDeepStrictEqual } from 'node:util'
import type { SiteConfig } from 'shared/contract'
import { readDeltas } from '../store/deltas.ts'
import { storeLimits } from '../store/limits.ts'
import { openStore } from '../store/open-store.ts'
import { messageOf, NoEntry, Refusal, StoreFailure, StoreProblem, undefinedIfProblem } from '../store/problems.ts'
import {
  contentAt,
  entryName,
  nextNumber,
  readEntry,
  readNewest,
  readNewestEntry,
  type LogEntry,
  type Passed,
  type Rollout,
} from '../store/release-log.ts'
import { composeReleases } from '../store/compose-release.ts'
import { openFormerReleases, type FormerReleases } from './former-releases.ts'
import { logProblems, type Log } from './log.ts'
import { loadRelease, type ServedRelease } from './served-release.ts'

/** What a server serves: the release for most customers and, during a rollout, the candidate. Both are complete and in memory. */
interface ServedArms {
  readonly stable: ServedRelease
  readonly candidate?: { readonly served: ServedRelease; readonly rollout: Rollout }
}

/** A loaded entry of the log. */
interface ServedEntry {
  readonly entry: LogEntry
  readonly arms: ServedArms
  /** How long it took to load, in seconds. */
  readonly seconds: number
}

/** What the looks at a store met. */
interface Looks {
  answered: number
  failed: number
  /** When the store answered last, in seconds since 1970. */
  answeredAt: number
  /** The highest number of the log, entry or not. */
  readonly newest: number
  /** How long the served entry took to load, in seconds. */
  readonly loadSeconds: number
}

/** A running server's view of a release store. */
export interface FollowedStore extends FormerReleases {
  /** The newest complete state of the store. */
  current(): ServedArms
  /** The number of the served entry. */
  entry(): number
  /** Why a newer state is not served; undefined if the newest is. */
  problem(): string | undefined
  looks(): Looks
  close(): void
}

/** What does not fit, or lacks something, is no release. */
const undefinedIfUnfit = (failure: unknown) => (failure instanceof Refusal ? undefined : undefinedIfProblem(failure))

/** Between them it asks for the next entry alone: one that comes after a gap, or is repaired, or the loss of the served one, waits for so many looks. */
const readEveryLooks = 10

/** In how many of these a log must end at the same other entry before it is followed: that of a copy under way ends elsewhere each time. */
const sameEnds = 3

/**
 * Opens a store and follows it. The newest entry that can be loaded is served, from memory, once all its files are read and checked; until
 * then the former one is. With `servesUnreleased`, `formerFile` also has versions that are only published, for tabs with an override.
 * @throws {StoreProblem} if nothing can be served
 */
export async function followStore(
  config: SiteConfig,
  address: string,
  { servesUnreleased = false, lookEveryMs = 1000, limits = storeLimits, log: tell = logProblems } = {},
): Promise<FollowedStore> {
  const store = openStore(address, limits)
  let isClosed = false
  /** A look that is still under way after the close tells nothing. */
  const log: Log = (...event) => isClosed || tell(...event)
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
  /** Why the served entry cannot be in the store any more. */
  let lost: string | undefined
  /** Why that is not known. */
  let unseen: string | undefined
  /** Where the log ended when that was seen, and how often. */
  let end: LogEntry | undefined
  let ends = 0
  const looked = { answered: 1, failed: 0, answeredAt: Date.now() / 1000 }
  tellServed(first)
  report(passedOver)
  let looks = 0
  let isReadingDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  scheduleLook()

  function loadAfter(former?: ServedArms) {
    return async (entry: LogEntry): Promise<ServedEntry> => {
      const begin = performance.now()
      const arms = await loadArms(entry, former)
      return { entry, arms, seconds: Math.round(performance.now() - begin) / 1000 }
    }
  }

  async function loadArms(entry: LogEntry, former?: ServedArms): Promise<ServedArms> {
    const { state } = entry
    const { stable, candidate } = await composeReleases(store, state)
    const deltas = await readDeltas(store, entry, warnOnce)
    const most = await loadRelease(config, store, stable, {
      arm: candidate && 'stable',
      former: former?.stable,
      deltas,
    })
    if (!candidate || !state.rollout) return { stable: most }
    const some = await loadRelease(config, store, candidate, { arm: 'candidate', former: most, deltas })
    return { stable: most, candidate: { served: some, rollout: state.rollout } }
  }

  function warnOnce(message: string): void {
    if (!told.has(message)) log('warning', message)
    told.add(message)
  }

  function scheduleLook(): void {
    if (!isClosed) timer = setTimeout(() => void look().then(scheduleLook), lookEveryMs).unref()
  }

  /** The newest entry that can be loaded, if it is newer than the served one, which it follows. */
  async function readNewer(former?: ServedEntry): Promise<ServedEntry | undefined> {
    const passed: Passed[] = []
    const newer = await readNewest(store, loadAfter(former?.arms), {
      after: former?.entry.number ?? 0,
      passesUnread: true,
      passed,
    })
    passedOver = undefined
    for (const { problem: one } of passed) {
      if (!(one instanceof NoEntry)) passedOver ??= one.message
      else if (!told.has(one.message)) log('passed-over', `passed over: ${one.message}`)
      told.add(one.message)
    }
    next = nextNumber((newer ?? former)?.entry.number, passed)
    return newer
  }

  async function look(): Promise<void> {
    looks += 1
    const asked = next
    const content = await contentAt(store, asked).catch((failure: Error) => failure)
    const isNew = typeof content === 'string' && content !== known
    const isTenth = looks % readEveryLooks === 0
    // A name that does not answer says nothing of the others.
    isReadingDue ||= isNew || content instanceof Error || isTenth
    try {
      if (isReadingDue) {
        await findServed(isTenth)
        // What comes to a log that lost the served entry may be half a copy.
        if (lost === undefined) {
          serve((await readNewer(served)) ?? served)
          known = next === asked && typeof content === 'string' ? content : undefined
          isReadingDue = false
        }
      }
      if (content instanceof Error) throw content
      looked.answered += 1
      looked.answeredAt = Date.now() / 1000
      report(lost ?? unseen ?? passedOver)
    } catch (failure) {
      looked.failed += 1
      report(messageOf(content instanceof Error ? content : failure))
    }
  }

  function serve(loaded: ServedEntry): void {
    if (loaded === served) return
    tellServed(loaded)
    if (served.arms.candidate && !loaded.arms.candidate) log('rollout-ended', 'the rollout has ended')
    served = loaded
    lost = undefined
  }

  function tellServed({ entry: { number }, arms, seconds }: ServedEntry): void {
    const release = arms.stable.release.id
    log('served', `release ${release} is served, by entry ${number}`, { release, entry: number, seconds })
  }

  /** Whether the served entry is still in the store. If not, and the log ends elsewhere for long, that is served. */
  async function findServed(isTenth: boolean): Promise<void> {
    const { number } = served.entry
    const there = await readEntry(store, number).catch((failure: Error) => failure)
    unseen = there instanceof StoreFailure ? there.message : undefined
    // What is damaged, or cannot be read now, is not lost.
    if ((there instanceof Error && !(there instanceof NoEntry)) || isDeepStrictEqual(there, served.entry)) {
      lost = undefined
      ends = 0
      return
    }
    const what = there instanceof Error ? 'missing' : 'another one'
    lost = `${entryName(number)}, which is served, is ${what}: the store is not mounted, or an older copy`
    if (!isTenth) return
    const passed: Passed[] = []
    const newest = await readNewestEntry(store, { passesUnread: true, passed }).catch(undefinedIfProblem)
    ends = isDeepStrictEqual(newest, end) ? ends + 1 : 1
    end = newest
    // Damage above a newer entry is passed over, as ever; above an older one it may be a copy under way.
    const isNewer = newest !== undefined && newest.number > number
    const isWhole = isNewer || passed.every((one) => one.problem instanceof NoEntry)
    const other = newest && isWhole && ends >= sameEnds && (await loadAfter()(newest).catch(undefinedIfUnfit))
    if (!other) return
    next = nextNumber(newest.number, passed)
    serve(other)
  }

  /** Once, however often it comes, and once when it is over. */
  function report(text: string | undefined): void {
    const release = served.arms.stable.release.id
    if (text === problem) return
    const about = { release, entry: served.entry.number }
    if (text !== undefined) log('store-failed', `release ${release} is served on: ${text}`, about)
    else log('store-back', `the store is followed again; release ${release} is served`, about)
    problem = text
  }

  return {
    current: () => served.arms,
    // With turns of its own: however many files are requested, no look waits for them.
    ...openFormerReleases(config, openStore(address, limits), servesUnreleased),
    entry: () => served.entry.number,
    problem: () => problem,
    looks: () => ({ ...looked, newest: next - 1, loadSeconds: served.seconds }),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
