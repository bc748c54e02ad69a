import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnTime, now } from './clock.ts'

const hourMs = 3_600_000
const deviceMs = Date.parse('2026-11-21T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: deviceMs }))
afterEach(() => {
  vi.useRealTimers()
  learnTime(Date.now())
})

test.each([
  ['26 h ahead', -26 * hourMs, -26 * hourMs],
  ['48 h behind', 48 * hourMs, 48 * hourMs],
  ['a minute off, as a slow network makes it', 60_000, 0],
  ['just more than a minute off', -60_001, -60_001],
  ['compared with no time', Number.NaN, 0],
])('a device’s clock that is %s', (_, differenceMs, learntMs) => {
  learnTime(deviceMs + differenceMs)
  expect(now()).toBe(deviceMs + learntMs)
})
