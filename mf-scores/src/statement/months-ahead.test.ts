import { expect, test } from 'vitest'
import { toIsoDay } from 'shared/format'
import { anEntry } from 'shared/testing/entities'
import { monthsAhead } from './months-ahead.ts'
import { toStatement } from './to-statement.ts'

/** Still November in São Paulo. */
const today = new Date('2026-12-01T02:59:00Z')

const expiring = (balance: number, expiration_at: string) => anEntry({ balance, expiration_at })

const extract = [
  expiring(10, '30-11-2026 23:59:59'),
  expiring(5, '01-12-2026 00:00:00'),
  expiring(15, '31-12-2026 23:59:59'),
  expiring(7, '30-04-2027 23:59:59'),
  expiring(30, '01-05-2027 00:00:00'),
]

test.each([
  ['that is not known', Infinity, { bars: [10, 20, 0, 0, 0, 7], points: 37, later: 30 }],
  ['that is less than what was earned', 12, { bars: [10, 12, 0, 0, 0, 7], points: 12, later: 12 }],
  ['of nothing', 0, { bars: [0, 0, 0, 0, 0, 0], points: 0, later: 0 }],
  ['below zero', -5, { bars: [0, 0, 0, 0, 0, 0], points: 0, later: 0 }],
])('no more expires than a total %s', (_, total, expected) => {
  const ahead = monthsAhead(toStatement(extract, today, 'a-expirar').months, total, today)
  expect({ ...ahead, bars: ahead.bars.map(({ points }) => points) }).toEqual(expected)
})

test('the months are this one and the five that follow, also into the next year', () => {
  const months = monthsAhead([], 100, today).bars.map(({ day }) => toIsoDay(day).slice(0, 7))
  expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
})
