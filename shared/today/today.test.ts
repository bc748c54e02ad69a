import { learnTime } from 'shared/format'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentDay, eachSecond } from './index.ts'

const page = new EventTarget()
let told = 0
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:58:10-03:00') })
  vi.stubGlobal('document', page)
  stop = eachSecond(() => told++)
  told = 0
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a day is one object until midnight in São Paulo, then another', () => {
  const day = currentDay()
  vi.advanceTimersByTime(109_999)
  expect(currentDay()).toBe(day)
  vi.advanceTimersByTime(1)
  expect(currentDay().toISOString()).toBe('2026-11-22T03:00:00.000Z')
})

test('the listener is called each second, midnight included, until it is removed', () => {
  vi.advanceTimersByTime(999)
  expect(told).toBe(0)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  vi.advanceTimersByTime(109_000)
  expect([told, new Date().toISOString()]).toEqual([110, '2026-11-22T03:00:00.000Z'])
  stop()
  vi.advanceTimersByTime(600_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toBe(110)
})

test('when the clock is corrected the listener is called, and the day is another', () => {
  onTestFinished(() => learnTime(Date.now()))
  learnTime(Date.now() - 26 * 3_600_000)
  expect([told, currentDay().toISOString()]).toEqual([1, '2026-11-21T00:58:10.000Z'])
})

test('the listener is called at once when the tab becomes visible: its timers may have stopped', () => {
  vi.setSystemTime('2026-11-23T08:00:00-03:00')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toBe(1)
})
