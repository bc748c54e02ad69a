import { expect, test } from 'vitest'
import type { ScoreEntry } from 'shared/contract'
import { anEntry } from 'shared/testing/entities'
import { isOnFirstScreen, toStatement, type Statement } from './to-statement.ts'

const entry = (balance: number, created_at: string, expiration_at = anEntry().expiration_at) =>
  anEntry({ balance, created_at, expiration_at })

const today = new Date('2026-11-21T12:00:00-03:00')

/** A statement as a table: `month total: points…`. */
const rows = ({ months }: Statement) =>
  months.map(
    ({ month, total, pages }) =>
      `${month ?? '–'} ${total}: ${pages
        .flat()
        .map(({ points }) => points)
        .join(' ')}`,
  )

test.each<[string, ScoreEntry[], string[]]>([
  ['nothing', [], []],
  [
    'newest first by date and time, not by text, the same month of two years apart',
    [entry(1, '02-11-2025 10:00:00'), entry(2, '01-11-2026 08:00:00'), entry(3, '01-11-2026 20:00:00')],
    ['2026-11 5: 3 2', '2025-11 1: 1'],
  ],
  [
    'months of São Paulo, to the second, and the order of the answer within it',
    [entry(5, '30-11-2026 23:59:59'), entry(-2, '30-11-2026 23:59:59'), entry(3, '01-12-2026 00:00:00')],
    ['2026-12 3: 3', '2026-11 3: 5 -2'],
  ],
  [
    'what has an impossible date last, as it came',
    [entry(1, '31-02-2026 08:00:00'), entry(2, '21-11-2026 08:00:00'), entry(3, '00-00-0000 00:00:00')],
    ['2026-11 2: 2', '– 4: 1 3'],
  ],
  [
    'what has an impossible expiry in its place',
    [entry(2, '21-11-2026 08:00:00', '00-00-0000 00:00:00')],
    ['2026-11 2: 2'],
  ],
])('%s', (_, extract, expected) => {
  const statement = toStatement(extract, today)
  expect(rows(statement)).toEqual(expected)
  expect(statement.count).toBe(extract.length)
  const entries = statement.months.flatMap(({ pages }) => pages.flat())
  expect(entries.map(({ position }) => position)).toEqual([...extract.keys()])
})

test('parts a long month into what is drawn together; a first screen has room for two pages', () => {
  const { months } = toStatement(
    Array.from({ length: 10 }, () => entry(2, '21-11-2026 10:00:00')),
    today,
  )
  expect(months.flatMap(({ pages }) => pages.map(isOnFirstScreen))).toEqual([true, true, false, false])
  expect(months.map(({ count, total, pages }) => [count, total, pages.map(({ length }) => length)])).toEqual([
    [10, 20, [3, 3, 3, 1]],
  ])
})

test('says of each month how many of its points have expired, and not what was taken away', () => {
  const { months } = toStatement(
    [
      entry(10, '21-11-2026 08:00:00', '21-11-2026 23:59:59'),
      entry(4, '20-11-2026 08:00:00', '20-11-2026 23:59:59'),
      entry(-3, '19-11-2026 08:00:00', '19-11-2026 23:59:59'),
    ],
    today,
  )
  expect(months.map(({ total, expired }) => [total, expired])).toEqual([[11, 4]])
})

const mixed = [
  entry(1, '21-11-2026 10:00:00', '31-01-2027 23:59:59'),
  entry(2, '20-11-2026 10:00:00', '21-11-2026 23:59:59'),
  entry(3, '19-11-2026 10:00:00', '01-12-2026 00:00:00'),
  entry(4, '19-11-2025 10:00:00', '20-11-2026 23:59:59'),
  entry(5, '19-10-2025 10:00:00', '31-10-2026 23:59:59'),
  entry(6, '18-10-2025 10:00:00', '01-11-2026 10:00:00'),
  entry(-7, '18-11-2026 10:00:00', '30-11-2026 10:00:00'),
  entry(-8, '18-11-2025 10:00:00', '30-11-2025 10:00:00'),
  entry(9, '18-11-2026 10:00:00', '00-00-0000 00:00:00'),
]

test.each([
  [
    'a-expirar',
    'what will expire, nearest first, by the month of its expiry',
    ['2026-11 2: 2', '2026-12 3: 3', '2027-01 1: 1'],
  ],
  [
    'expirados',
    'what has expired, the last one first, by the month of its expiry',
    ['2026-11 10: 4 6', '2026-10 5: 5'],
  ],
] as const)('%s is %s', (filter, _, expected) => {
  const statement = toStatement(mixed, today, filter)
  expect(rows(statement)).toEqual(expected)
  expect([statement.count, statement.isUnused]).toEqual([3, false])
})

test('tells an unused extract from a filter that nothing passes', () => {
  expect([
    toStatement([], today, 'expirados'),
    toStatement([entry(1, '21-11-2026 10:00:00')], today, 'expirados'),
  ]).toEqual([
    { isUnused: true, count: 0, months: [] },
    { isUnused: false, count: 0, months: [] },
  ])
})
