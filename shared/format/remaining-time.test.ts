import { expect, test } from 'vitest'
import { formatRemaining } from './remaining-time.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [86_400_000, '24 h 0 min'],
  [86_399_999, '23 h 59 min'],
  [3_600_000, '1 h 0 min'],
  [3_599_999, '59 min'],
  [60_000, '1 min'],
  [59_999, 'menos de 1 minuto'],
  [1, 'menos de 1 minuto'],
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
])('%i ms left: %s [9.12]', (remainingMs, text) => {
  expect(formatRemaining(new Date(now.getTime() + remainingMs), now)).toBe(text)
})
