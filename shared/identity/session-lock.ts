const lockName = 'session'

/**
 * Runs work that stores or erases the session's tokens: one at a time, in all tabs. A renewal has to `wait` for its turn; a sign-in or
 * sign-out can `take` the lock from other work, since the customer's latest action counts. Once the lock is lost the work's signal is
 * aborted, it must store nothing, and this rejects with an `AbortError`.
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

export const isLockLost = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError'
