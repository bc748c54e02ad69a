import type { Change } from './changes.ts'
import { isChecked, refuseLostScreens, verifyFiles } from './checks.ts'
import { composeReleases } from './compose-release.ts'
import { messageOf, NoRight, Refusal, StoreFailure, StoreProblem } from './problems.ts'
import type { PublishedRelease } from './published-release.ts'
import { appendEntry, changedParts, type LogAction, type LogEntry, readNewest, readNewestEntry } from './release-log.ts'
import { storeReleases, wasServed } from './releases.ts'
import type { Store } from './store.ts'

/** Who changes what is served, and on what grounds. */
export interface Grounds {
  /** A person or a team; customers can read it. */
  readonly by: string
  readonly message?: string
  /** Why releases are served that have not passed their check; the log keeps it. */
  readonly force?: string
  /**
   * Checks a release that has no passed check yet, and keeps the result. Rejects if the release must not be served. Default: it must not. A
   * rollback does not wait for it.
   */
  readonly check?: (release: PublishedRelease) => Promise<void>
}

/**
 * Changes what is served, once; again, on the new state, if somebody else did so meanwhile, so that no change is lost. What is damaged or no
 * entry is passed over, and its number passed by. @returns the newest entry
 * @throws {Refusal} if parts do not fit, or the change makes no sense; {StoreProblem}. What was served stays
 */
export async function changeServed(
  store: Store,
  { command, apply, replacesAll = false }: Change,
  { by, message, force, check = refuseUnchecked }: Grounds,
): Promise<LogEntry> {
  for (let turn = 1, former = 0; ; turn += 1) {
    const taken = new Set<number>()
    let unread = 0
    const newest = await readNewestEntry(store, {
      passesUnread: replacesAll || force !== undefined,
      onPassed(problem, passed = 0) {
        taken.add(passed)
        if (problem instanceof NoRight) unread = Math.max(unread, passed)
      },
    })
    const before = newest?.number ?? 0
    // For those who can read more, the change must rule too.
    let number = Math.max(before, unread) + 1
    while (taken.has(number)) number += 1
    if (number !== former) turn = 1
    if (turn > turnsAtOneNumber)
      throw new StoreFailure(`${store.address}/log: entry ${number} can neither be written nor read`)
    former = number
    const state = await apply(newest?.state ?? { parts: {} }, number, store)
    if (newest && state === newest.state) return newest
    const { stable, candidate } = await composeReleases(store, state)
    if (newest && force === undefined) await refuseLostScreens(store, newest, stable)
    for (const release of candidate ? [stable, candidate] : [stable]) {
      await verifyFiles(store, release)
      const isKnown = force !== undefined || command === 'rollback' || (await isChecked(store, release.id))
      if (!isKnown && !(await wasServed(store, release.id))) await check(release)
    }
    await storeReleases(store, { number, state })
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
      return entry
    }
  }
}

/** Each time another writer's entry has the number, the log is longer; a store that refuses it without one never ends. */
const turnsAtOneNumber = 10

/** Looks once more: a store that says that it has an entry, and shows another one as the newest, serves that. */
async function refuseUnlessRuling(store: Store, number: number): Promise<void> {
  const ruling = await readNewest(store, (entry) => entry.number, { after: number - 1, passesUnread: true }).catch(
    (failure: unknown) => {
      throw new StoreFailure(`${messageOf(failure)}; entry ${number} is written: see release list`)
    },
  )
  if (ruling !== undefined) return
  const other = await readNewest(store, (entry) => entry.number, { passesUnread: true })
  throw new StoreProblem(store, 'log', `serves entry ${other}, not ${number}, which was written: see release list`)
}

function refuseUnchecked({ id }: PublishedRelease): Promise<never> {
  return Promise.reject(new Refusal(`release ${id} has not passed its check`))
}
