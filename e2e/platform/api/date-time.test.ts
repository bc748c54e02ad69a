import { expect, it } from 'vitest'
import { formatApiDateTime } from './date-time.ts'

it.each([
  ['2026-01-02T15:04:05Z', '02-01-2026 12:04:05'],
  ['2026-01-01T02:59:59Z', '31-12-2025 23:59:59'],
  ['2026-01-01T03:00:00Z', '01-01-2026 00:00:00'],
  // Brazil had daylight saving time until 2019.
  ['2018-12-31T12:00:00Z', '31-12-2018 10:00:00'],
])('%s is %s in São Paulo', (instant, text) => {
  expect(formatApiDateTime(Date.parse(instant))).toBe(text)
})

it('writes zeros for what is no instant', () => {
  expect(formatApiDateTime(8.64e15 + 1)).toBe('00-00-0000 00:00:00')
})
