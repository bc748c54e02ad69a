import { expect, test } from 'vitest'
import { anEntry } from 'shared/testing/entities'
import { heightOfPages } from './page-heights.ts'
import { toStatement } from './to-statement.ts'

const pages = toStatement(
  Array.from({ length: 10 }, () => anEntry()),
  new Date('2026-11-21T12:00:00-03:00'),
).months.flatMap((month) => month.pages)

test.each<[string, [position: number, px: number][], string]>([
  ['nothing was drawn', [], 'calc(0px + 10 * var(--entry-height))'],
  [
    'the first and the last were',
    [
      [0, 430],
      [9, 140.5],
    ],
    'calc(570.5px + 6 * var(--entry-height))',
  ],
  ['another month’s was', [[30, 420]], 'calc(0px + 10 * var(--entry-height))'],
])('the room of pages of which %s', (_, drawn, expected) => {
  expect(heightOfPages(pages, new Map(drawn))).toBe(expected)
})
