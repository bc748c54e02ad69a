const lockName = 'session'

/**
 * Runs work that stores or erases the session's tokens. Only one such work runs at a time, in all tabs of this browser.
 * @param turn `wait` waits for the lock: for a renewal. `take` takes the lock at once from the work that holds it: for a sign-in
 *   or a sign-out, so that the customer's latest action counts.
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
  try {
    return await navigator.locks.request(lockName, { steal: turn === 'take' }, start)
  } catch (failure) {
    // There are no locks outside a secure context, or if storage is blocked. Then the work runs without one.
    if (!hasStarted) return start()
    lost.abort()
    throw failure
  }
}

/** Whether a failure says that the lock was lost. */
export const isLockLost = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError'
