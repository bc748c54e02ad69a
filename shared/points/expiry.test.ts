import { expect, test } from 'vitest'
import { expiryOf } from './expiry.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each([
  ['2026-11-20T15:00:00Z', -1, 'gray', 'Expirado'],
  ['2026-11-21T03:00:00Z', 0, 'red', 'Expira hoje'],
  ['2026-11-22T02:59:59Z', 0, 'red', 'Expira hoje'],
  ['2026-11-22T03:00:00Z', 1, 'red', 'Expira amanhã'],
  ['2026-11-26T15:00:00Z', 5, 'red', 'Expira em 5 dias'],
  ['2026-12-06T15:00:00Z', 15, 'red', 'Expira em 15 dias'],
  ['2026-12-07T03:00:00Z', 16, 'green', 'Expira em 16 dias'],
])('%s: %i days, %s, %s [3.12, 9.14]', (expiresAt, days, color, words) => {
  expect(expiryOf(new Date(expiresAt), now)).toEqual({ days, color, words })
})
