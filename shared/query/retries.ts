import { ApiFailure, valueOrThrow, type ApiResult } from '../api/index.ts'
import { delay } from '../tasks/index.ts'

/** The pauses before the two retries: all within three seconds (readings, "Data and display"). */
export const retryPausesMs = [500, 1500]

/** A GET is retried if there was no response or the service failed; never on 4xx, never after a timeout. */
export function isWorthRepeating(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  const { error } = failure
  return error.kind === 'network' || (error.kind === 'status' && error.status >= 500)
}

/** Whether a failed read is asked again once the network is back: it had no answer, or a fault of its service. */
export const isLost = (failure: unknown): boolean =>
  isWorthRepeating(failure) || (failure instanceof ApiFailure && failure.error.kind === 'timeout')

/** Reads without the cache, whose code need not be there, and with its two retries. Throws `ApiFailure`. */
export async function readWithRetries<Value>(
  read: () => Promise<ApiResult<Value>>,
  [pauseMs, ...later] = retryPausesMs,
): Promise<Value> {
  const answer = await read()
  if (answer.ok || pauseMs === undefined || !isWorthRepeating(new ApiFailure(answer.error))) return valueOrThrow(answer)
  await delay(pauseMs)
  return readWithRetries(read, later)
}

/** Acts once when the network is back, within two seconds: many customers are online again at the same moment. @returns ends the wait */
export function onceOnline(act: () => void): () => void {
  const waiting = new AbortController()
  const pause = () => void delay(Math.random() * 2000).then(() => waiting.signal.aborted || act())
  addEventListener('online', pause, { once: true, signal: waiting.signal })
  return () => waiting.abort()
}
