import { expect, test } from 'vitest'
import { formatDayInMonth, formatMoment, formatMonth } from './dates.ts'

test.each([
  ['2026-11-21T12:00:00Z', 'sáb., 21', '21 de novembro de 2026 às 09:00'],
  ['2026-12-01T02:59:00Z', 'seg., 30', '30 de novembro de 2026 às 23:59'],
  ['2026-12-01T03:00:00Z', 'ter., 1', '1 de dezembro de 2026 às 00:00'],
])('%s is %s in São Paulo', (instant, words, moment) => {
  expect(formatDayInMonth(new Date(instant))).toBe(words)
  expect(formatMoment(new Date(instant))).toBe(moment)
})

test('a month is São Paulo’s [5.28]', () => {
  expect(formatMonth(new Date('2026-12-01T02:59:00Z'))).toBe('Novembro de 2026')
})
