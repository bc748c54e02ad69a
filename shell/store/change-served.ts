import { setTimeout as delay } from 'node:timers/promises'
import type { Change } from './changes.ts'
import { isChecked, refuseLostScreens, verifyFiles } from './checks.ts'
import { composeReleases } from './compose-release.ts'
import { storeDeltas } from './deltas.ts'
import { messageOf, NoEntry, Refusal, StoreFailure, StoreProblem } from './problems.ts'
import type { PublishedRelease } from './published-release.ts'
import {
  appendEntry,
  changedParts,
  highestNumber,
  type LogAction,
  type LogEntry,
  nextNumber,
  type Passed,
  readNewest,
  readNewestEntry,
} from './release-log.ts'
import { storeReleases, wasServed } from './releases.ts'
import type { Store } from './store.ts'

/** Who changes what is served, and on what grounds. */
export interface Grounds {
  /** A person or a team; customers can read it. */
  readonly by: string
  readonly message?: string
  /** Why releases are served that have not passed their check; the log keeps it. */
  readonly force?: string
  /** Gets a release that nobody had and that has no passed check. Rejects if it must not be served. Default: only a rollback may serve it. */
  readonly check?: (release: PublishedRelease, command: LogAction['command']) => Promise<void>
}

/** The newest entry after a change, and the one before; they are the same if there was nothing to do. */
export interface ServedChange extends LogEntry {
  readonly before: LogEntry | undefined
  readonly passed: readonly Passed[]
}

/**
 * Changes what is served, once; again, on the new state, if somebody else did so meanwhile, so that no change is lost. What is damaged or no
 * entry is passed over, and its number passed by. @throws {Refusal} if parts do not fit, or the change makes no sense; {StoreProblem}. What was served stays
 */
export async function changeServed(
  store: Store,
  { command, apply, replacesAll = false }: Change,
  { by, message, force, check = refuseUnchecked }: Grounds,
): Promise<ServedChange> {
  for (let turn = 1, former = 0; ; turn += 1) {
    const passed: Passed[] = []
    const reading = { passesUnread: replacesAll || force !== undefined, passed }
    const newest = await readNewestEntry(store, reading)
    const before = newest?.number ?? 0
    const number = nextNumber(before, passed)
    if (number > highestNumber)
      throw new StoreProblem(
        store,
        'log',
        `has the number ${number - 1}, and none can follow: if it is a copy, remove it`,
      )
    // Each time another writer's entry has the number, the log is longer; a store that refuses it without one never ends.
    if (number > former) [turn, former] = [1, number]
    if (turn > turnsAtOneNumber)
      throw new StoreFailure(`${store.address}/log: entry ${number} can neither be written nor read`)
    if (turn > 1) await delay(turnPauseMs)
    const state = await apply(newest?.state ?? { parts: {} }, { number, store, reading })
    // What was passed over above it may be what others serve.
    const isFirst = passed.every(({ number: other = 0, problem }) => other < before || problem instanceof NoEntry)
    if (newest && state === newest.state && isFirst) return { ...newest, before: newest, passed }
    const { stable, candidate } = await composeReleases(store, state)
    if (newest && force === undefined && !replacesAll) await refuseLostScreens(store, newest, stable)
    const releases = candidate ? [stable, candidate] : [stable]
    for (const release of releases) {
      await verifyFiles(store, release)
      const isKnown =
        force !== undefined || (await isChecked(store, release.id)) || (await wasServed(store, release.id))
      if (!isKnown) await check(release, command)
    }
    await storeReleases(store, { number, state })
    await storeDeltas(store, newest, { number, state }, releases)
    const action: LogAction = {
      at: new Date().toISOString(),
      by,
      command,
      parts: changedParts(newest?.state, state),
      ...(message !== undefined && { message }),
      ...(force !== undefined && { forced: force }),
    }
    const entry = { number, state, action }
    if (await appendEntry(store, entry, before)) {
      await refuseUnlessRuling(store, number)
      return { ...entry, before: newest, passed }
    }
  }
}

const turnsAtOneNumber = 10
const turnPauseMs = 100

/** Looks once more: a store that says that it has an entry, and shows another one as the newest, serves that. */
async function refuseUnlessRuling(store: Store, number: number): Promise<void> {
  const rulingAfter = (after: number) => readNewest(store, (entry) => entry.number, { after, passesUnread: true })
  try {
    if ((await rulingAfter(number - 1)) !== undefined) return
    throw new StoreFailure(`${store.address}/log serves entry ${await rulingAfter(0)}`)
  } catch (failure) {
    throw new StoreFailure(`${messageOf(failure)}; entry ${number} is written: see release list`)
  }
}

function refuseUnchecked({ id }: PublishedRelease, command: LogAction['command']): Promise<void> {
  if (command === 'rollback') return Promise.resolve()
  return Promise.reject(new Refusal(`release ${id} has not passed its check`))
}
