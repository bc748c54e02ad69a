import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortAfter, whenAborted } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when its signal is aborted, with the signal. */
const untilAborted = async (signal: AbortSignal) => {
  await whenAborted(signal)
  return signal
}

test('work is aborted when the time is over, not before', async () => {
  let ended = false
  const work = abortAfter(1000, untilAborted).finally(() => (ended = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await work).reason).toMatchObject({ name: 'TimeoutError' })
})

test('a given signal aborts work too, for its own reason, even if it was aborted before', async () => {
  const caller = new AbortController()
  const work = abortAfter(1000, untilAborted, caller.signal)
  caller.abort('given up')
  expect((await work).reason).toBe('given up')
  expect((await abortAfter(1000, untilAborted, caller.signal)).reason).toBe('given up')
})

test.each<[string, () => Promise<unknown>]>([
  ['succeeded', async () => 'succeeded'],
  ['failed', () => Promise.reject(new Error('failed'))],
])('work that has %s leaves no timer and is not aborted later', async (outcome, work) => {
  const caller = new AbortController()
  let given: AbortSignal | undefined
  const noted = (signal: AbortSignal) => {
    given = signal
    return work()
  }
  const started = abortAfter(1000, noted, caller.signal)
  await expect(started.catch((failure: unknown) => String(failure))).resolves.toContain(outcome)
  expect(vi.getTimerCount()).toBe(0)
  caller.abort()
  expect(given?.aborted).toBe(false)
})
