import { expect, test } from 'vitest'
import { formatDayInMonth, formatMonth } from './dates.ts'

test.each([
  ['2026-11-21T12:00:00Z', '21, sáb.'],
  ['2026-12-01T02:59:00Z', '30, seg.'],
  ['2026-12-01T03:00:00Z', '1, ter.'],
])('%s is %s in São Paulo', (instant, words) => {
  expect(formatDayInMonth(new Date(instant))).toBe(words)
})

test('a month is São Paulo’s [5.28]', () => {
  expect(formatMonth(new Date('2026-12-01T02:59:00Z'))).toBe('Novembro de 2026')
})
