import { abortAfter } from '../tasks/index.ts'
import { responseTimeoutMs } from './user-pool.ts'

const lockName = 'session'

/**
 * Runs work that stores or erases the session's tokens. Only one such work runs at a time, in all tabs of this browser.
 * @param turn `wait` waits for the lock: for a renewal. A tab that hangs or is frozen never gives it back, so after the time that a
 *   response may take it is taken from a holder that is still the same: no work holds it for longer. `take` takes the lock at once
 *   from the work that holds it: for a sign-in or a sign-out, so that the customer's latest action counts.
 * @param work its signal is aborted when the lock is lost; from then on it must store nothing
 * @returns rejects with an `AbortError` if the lock is lost
 */
export async function withSessionLock<Value>(
  turn: 'wait' | 'take',
  work: (lost: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController()
  let hasStarted = false
  const start = () => {
    hasStarted = true
    return work(lost.signal)
  }
  const take = () => navigator.locks.request(lockName, { steal: true }, start)
  const wait = async (): Promise<Value> => {
    const holder = await lockHolder()
    try {
      return await abortAfter(responseTimeoutMs(), (signal) => navigator.locks.request(lockName, { signal }, start))
    } catch (failure) {
      if (hasStarted) throw failure
      return (await lockHolder()) === holder ? take() : wait()
    }
  }
  try {
    return await (turn === 'take' ? take() : wait())
  } catch (failure) {
    // There are no locks outside a secure context, or if storage is blocked. Then the work runs without one.
    if (!hasStarted) return start()
    lost.abort()
    throw failure
  }
}

/** The tab that holds the lock; undefined if none does. */
async function lockHolder(): Promise<string | undefined> {
  const { held } = await navigator.locks.query()
  return held?.find(({ name }) => name === lockName)?.clientId
}

/** Whether a failure says that the lock was lost. */
export const isLockLost = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError'
