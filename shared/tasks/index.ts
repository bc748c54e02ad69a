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

/** Ends the task, so that the browser first answers a touch. A timer would wait at least 4 ms from the fifth nested one on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const run = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', run, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
