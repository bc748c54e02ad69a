import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortedAfter, whenAborted } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a signal is aborted when its time is over, and not before', async () => {
  const signal = abortedAfter(3000)
  const aborted = whenAborted(signal)
  vi.advanceTimersByTime(2999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  await aborted
})
