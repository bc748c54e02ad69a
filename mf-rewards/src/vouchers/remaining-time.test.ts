import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { remainingMinutes } from './remaining-time.ts'

const now = Date.UTC(2026, 10, 21, 12)

test.each([
  [86_400_000, 'Válido por mais 24 h 0 min'],
  [86_399_999, 'Válido por mais 23 h 59 min'],
  [3_600_000, 'Válido por mais 1 h 0 min'],
  [3_599_999, 'Válido por mais 59 min'],
  [60_000, 'Válido por mais 1 min'],
  [59_999, 'Válido por menos de 1 minuto'],
  [1, 'Válido por menos de 1 minuto'],
])('%i ms left: %s [9.12]', (remainingMs, sentence) => {
  const minutes = remainingMinutes(now + remainingMs, now)
  expect(minutes === undefined ? undefined : messages.voucher.remaining(minutes).replaceAll('\u00a0', ' ')).toBe(
    sentence,
  )
})

test.each([0, -1, Number.NaN])('%i ms left: it has expired [9.12]', (remainingMs) => {
  expect(remainingMinutes(now + remainingMs, now)).toBeUndefined()
})
