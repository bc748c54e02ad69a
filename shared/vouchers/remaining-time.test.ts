import { expect, test } from 'vitest'
import { remainingMinutes, remainingWords } from './remaining-time.ts'

const now = Date.UTC(2026, 10, 21, 12)

test.each([
  [86_400_000, '24 h 0 min'],
  [86_399_999, '23 h 59 min'],
  [3_600_000, '1 h 0 min'],
  [3_599_999, '59 min'],
  [60_000, '1 min'],
  [59_999, 'menos de 1 minuto'],
  [1, 'menos de 1 minuto'],
])('%i ms left: %s [9.12]', (remainingMs, words) => {
  expect(remainingWords(remainingMinutes(now + remainingMs, now) ?? -1).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([0, -1, Number.NaN])('%i ms left: it has expired [9.12]', (remainingMs) => {
  expect(remainingMinutes(now + remainingMs, now)).toBeUndefined()
})
