/**
 * Aborted after a time, with a `TimeoutError`, as `AbortSignal.timeout` would be; but by a timer of the page, which whoever rules the
 * page's clock rules too.
 * @param given aborts it as well, with its own reason
 */
export function abortAfter(milliseconds: number, given?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds)
  if (given?.aborted) controller.abort(given.reason)
  given?.addEventListener('abort', () => controller.abort(given.reason), { once: true })
  return controller.signal
}
