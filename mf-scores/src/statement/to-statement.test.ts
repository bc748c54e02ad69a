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
  ['one entry', [entry(5, '21-11-2026 10:00:00')], ['2026-11 5: 5']],
  [
    'newest first by date and not by text',
    [entry(1, '02-10-2026 10:00:00'), entry(2, '01-11-2026 10:00:00'), entry(3, '30-09-2025 10:00:00')],
    ['2026-11 2: 2', '2026-10 1: 1', '2025-09 3: 3'],
  ],
  [
    'newest first within a day',
    [entry(1, '21-11-2026 08:00:00'), entry(2, '21-11-2026 20:00:00'), entry(3, '21-11-2026 12:30:00')],
    ['2026-11 6: 2 3 1'],
  ],
  [
    'the order of the answer at the same second',
    [entry(1, '21-11-2026 08:00:00'), entry(2, '21-11-2026 08:00:00')],
    ['2026-11 3: 1 2'],
  ],
  [
    'months of São Paulo, to the second',
    [entry(1, '30-11-2026 23:59:59'), entry(2, '01-12-2026 00:00:00')],
    ['2026-12 2: 2', '2026-11 1: 1'],
  ],
  [
    'the same month of two years apart',
    [entry(1, '21-11-2026 08:00:00'), entry(2, '21-11-2025 08:00:00')],
    ['2026-11 1: 1', '2025-11 2: 2'],
  ],
  [
    'corrections in the total',
    [entry(10, '21-11-2026 08:00:00'), entry(-4, '20-11-2026 08:00:00')],
    ['2026-11 6: 10 -4'],
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
})

test('numbers the entries from the newest on', () => {
  const { months } = toStatement(
    [entry(1, '01-10-2026 10:00:00'), entry(2, '01-12-2026 10:00:00'), entry(3, '01-11-2026 10:00:00')],
    today,
  )
  const entries = months.flatMap(({ pages }) => pages.flat())
  expect(entries.map(({ position, points }) => [position, points])).toEqual([
    [0, 2],
    [1, 3],
    [2, 1],
  ])
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
