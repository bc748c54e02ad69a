import { expect, test } from 'vitest'
import { dayToCome, sinceDay } from './days.ts'

/** A Sunday, late in São Paulo. */
const today = new Date('2026-11-29T23:30:00-03:00')

test.each([
  [0, 'hoje'],
  [1, 'amanhã'],
  [2, 'ter.,\u00a01'],
  [6, 'sáb.,\u00a05'],
  [15, 'seg.,\u00a014'],
])('in %d days: %s', (days, words) => expect(dayToCome(days, today)).toBe(words))

test.each([
  ['2026-11-30', 'hoje'],
  ['2026-11-29', 'hoje'],
  ['2026-11-27', 'desde\u00a0sexta'],
  ['2026-11-23', 'desde\u00a0segunda'],
  ['2026-11-22', 'desde\u00a022\u00a0nov.'],
  ['2025-12-31', 'desde\u00a031\u00a0dez.'],
])('since %s: %s', (day, words) => expect(sinceDay(day, today)).toBe(words))
