import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortAfter } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it is aborted when the time is over, not before', () => {
  const signal = abortAfter(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a given signal aborts it as well, for its own reason, also where it is aborted already', () => {
  const caller = new AbortController()
  const signal = abortAfter(1000, caller.signal)
  caller.abort('given up')
  vi.advanceTimersByTime(1000)
  expect(signal.reason).toBe('given up')
  expect(abortAfter(1000, caller.signal).reason).toBe('given up')
})
