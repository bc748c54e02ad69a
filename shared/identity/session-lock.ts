const lockName = 'session'

/**
 * Does what stores or erases the session's tokens, one at a time in all tabs of this browser.
 * @param turn `wait` for a renewal, which only prolongs what is there. `take` for what a customer wants now, a sign-in or a
 *   sign-out: it waits for nobody, and whoever had the lock has lost it. So the latest wish counts.
 * @param work is told by its signal that the lock is lost: it must store nothing any more
 * @returns rejects with an `AbortError` where the lock was lost
 */
export async function withSessionLock<Value>(turn: 'wait' | 'take', work: (lost: AbortSignal) => Promise<Value>): Promise<Value> {
  const lost = new AbortController()
  let hasStarted = false
  const start = () => {
    hasStarted = true
    return work(lost.signal)
  }
  try {
    return await navigator.locks.request(lockName, { steal: turn === 'take' }, start)
  } catch (failure) {
    // There are no locks outside a secure context, nor where storage is blocked. Then this tab does without.
    if (!hasStarted) return start()
    lost.abort()
    throw failure
  }
}

/** Whether a failure says that the lock was lost. */
export const isLockLost = (failure: unknown): boolean => failure instanceof DOMException && failure.name === 'AbortError'
