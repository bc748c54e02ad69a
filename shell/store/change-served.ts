import type { Change } from './changes.ts'
import { isChecked, refuseLostScreens, verifyFiles } from './checks.ts'
import { composeReleases } from './compose-release.ts'
import { Refusal } from './problems.ts'
import type { PublishedRelease } from './published-release.ts'
import { appendEntry, changedParts, lastNumber, type LogAction, type LogEntry, readNewest } from './release-log.ts'
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
 * Changes what is served, once; again, on the new state, if somebody else did so meanwhile, so that no change is lost. A damaged newest entry
 * is passed over. @returns the newest entry
 * @throws {Refusal} if parts do not fit, or the change makes no sense; {StoreProblem}. What was served stays
 */
export async function changeServed(
  store: Store,
  { command, apply }: Change,
  { by, message, force, check = refuseUnchecked }: Grounds,
): Promise<LogEntry> {
  for (;;) {
    const last = await lastNumber(store)
    const newest = await readNewest(store, last, (found) => found)
    const number = last + 1
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
    if (await appendEntry(store, entry)) return entry
  }
}

function refuseUnchecked({ id }: PublishedRelease): Promise<never> {
  return Promise.reject(new Refusal(`release ${id} has not passed its check`))
}
