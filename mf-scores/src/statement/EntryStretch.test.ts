import { expect, test } from 'vitest'
import { anEntry } from 'shared/testing/entities'
import { partsOf } from './EntryStretch.tsx'
import { toStatement, type StatementPages } from './to-statement.ts'

/** The pages of one month; each has three entries. */
function pagesOf(count: number): StatementPages {
  const [month] = toStatement(
    Array.from({ length: 3 * count }, () => anEntry()),
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
