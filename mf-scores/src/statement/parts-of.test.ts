import { expect, test } from 'vitest'
import type { ScoreEntry } from 'shared/contract'
import { partsOf } from './parts-of.ts'
import { toStatement, type StatementPages } from './to-statement.ts'

const entry: ScoreEntry = {
  balance: 1,
  created_at: '21-11-2026 10:00:00',
  expiration_at: '31-12-2027 23:59:59',
  company_name: undefined,
  sale_amount: undefined,
}

/** The pages of one month; each has three entries. */
function pagesOf(count: number): StatementPages {
  const [month] = toStatement(
    Array.from({ length: 3 * count }, () => entry),
    new Date('2026-11-21T12:00:00-03:00'),
  ).months
  if (!month) throw new Error('a statement without a month')
  return month.pages
}

test.each([
  [2, [1, 1]],
  [8, [1, 1, 1, 1, 1, 1, 1, 1]],
  [9, [8, 1]],
  [46, [8, 8, 8, 8, 8, 6]],
  [64, [8, 8, 8, 8, 8, 8, 8, 8]],
  [65, [64, 1]],
])('%i pages are a few stretches, all of them in their order', (count, lengths) => {
  const pages = pagesOf(count)
  const parts = partsOf(pages)
  expect(parts.map((part) => part.length)).toEqual(lengths)
  expect(parts.flat()).toEqual(pages)
})
