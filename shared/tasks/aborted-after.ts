/**
 * A signal that is aborted once a time is over. `AbortSignal.timeout` does the same by a clock that no test rules; this is the page's own.
 * @param timeoutMs in milliseconds
 */
export function abortedAfter(timeoutMs: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeoutMs)
  return controller.signal
}
