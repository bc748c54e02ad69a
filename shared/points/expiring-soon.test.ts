import { anEntry } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { expiringSoon } from './expiring-soon.ts'

const now = new Date('2026-11-21T12:00:00-03:00')

const entry = (balance: number, expiration_at: string) => anEntry({ balance, expiration_at })

test.each([
  ['nothing at all', [], undefined],
  ['expired yesterday', [entry(10, '20-11-2026 23:59:59')], undefined],
  ['expires today', [entry(10, '21-11-2026 23:59:59')], { points: 10, first: { points: 10, day: 0 }, lastDay: 0 }],
  [
    'expires in 15 days',
    [entry(10, '06-12-2026 00:00:00')],
    { points: 10, first: { points: 10, day: 15 }, lastDay: 15 },
  ],
  ['expires in 16 days', [entry(10, '07-12-2026 00:00:00')], undefined],
  [
    'several days, in any order',
    [entry(5, '01-12-2026 10:00:00'), entry(10, '25-11-2026 10:00:00'), entry(2, '25-11-2026 23:00:00')],
    { points: 17, first: { points: 12, day: 4 }, lastDay: 10 },
  ],
  ['no points in it', [entry(0, '25-11-2026 10:00:00'), entry(-5, '25-11-2026 10:00:00')], undefined],
  [
    'what was taken away, or is nothing, beside it',
    [entry(10, '25-11-2026 10:00:00'), entry(-5, '25-11-2026 10:00:00'), entry(0, '01-12-2026 10:00:00')],
    { points: 10, first: { points: 10, day: 4 }, lastDay: 4 },
  ],
  ['not a date', [entry(10, '31-02-2026 10:00:00')], undefined],
])('%s', (_, entries, expected) => {
  expect(expiringSoon(entries, now)).toEqual(expected)
})
