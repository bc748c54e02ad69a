import { expect, test } from 'vitest'
import { formatDayInMonth, formatMoment, formatMonth } from './dates.ts'

test.each([
  ['2026-12-01T02:59:00Z', 'Novembro de 2026', 'seg., 30', '30 de novembro de 2026 às 23:59'],
  ['2026-12-01T03:00:00Z', 'Dezembro de 2026', 'ter., 1', '1 de dezembro de 2026 às 00:00'],
])('%s is in %s, on %s, and %s in São Paulo [5.28]', (instant, ...words) => {
  const date = new Date(instant)
  expect([formatMonth(date), formatDayInMonth(date), formatMoment(date)]).toEqual(words)
})
