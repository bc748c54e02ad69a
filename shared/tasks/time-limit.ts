/**
 * Aborts the signal with a `TimeoutError` when the time is over, or for `given`'s own reason. It is a timer of the page, unlike
 * `AbortSignal.timeout`, so that a test's clock can move it.
 */
export async function abortAfter<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  given?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController()
  const giveUp = () => controller.abort(given?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds)
  if (given?.aborted) giveUp()
  given?.addEventListener('abort', giveUp)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', giveUp)
  }
}

/** Settles when a signal is aborted: race it with work that does not listen to the signal itself. */
export function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

/** Resolves after a time, in milliseconds. */
export function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })
}
