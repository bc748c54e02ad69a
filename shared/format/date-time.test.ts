import { expect, test } from 'vitest'
import {
  calendarDaysBetween,
  calendarDaysUntil,
  formatDate,
  isCalendarDate,
  parseApiDateTime,
  toIsoDay,
} from './date-time.ts'

test.each([
  ['21-11-2026 10:30:00', '2026-11-21T13:30:00.000Z'],
  [' 21-11-2026 10:30:00 ', '2026-11-21T13:30:00.000Z'],
  ['31-12-2026 23:59:59', '2027-01-01T02:59:59.000Z'],
  // Summer time, until 2019: two hours behind UTC.
  ['15-01-2019 12:00:00', '2019-01-15T14:00:00.000Z'],
  ['03-11-2018 23:30:00', '2018-11-04T02:30:00.000Z'],
  ['04-11-2018 01:30:00', '2018-11-04T03:30:00.000Z'],
  // Summer time began at midnight: the first hour of these days does not exist.
  ['15-10-2017 00:00:00', '2017-10-15T03:00:00.000Z'],
  ['04-11-2018 00:59:59', '2018-11-04T03:59:59.000Z'],
  // It ended at midnight: the last hour of the day was there twice.
  ['17-02-2018 23:30:00', '2018-02-18T01:30:00.000Z'],
])('%s is %s [5.27]', (text, instant) => {
  expect(parseApiDateTime(text)?.toISOString()).toBe(instant)
})

test.each([
  '2026-11-21T10:30:00Z',
  '31-02-2026 10:00:00',
  '21-11-2026 24:00:00',
  '21-11-2026',
  '121-11-2026 10:30:00',
  '21-11-2026 10:30:000',
])('"%s" is no date and time', (text) => {
  expect(parseApiDateTime(text)).toBeUndefined()
  expect(calendarDaysUntil(new Date(), text)).toBeUndefined()
})

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [2026, 13, 1, false],
  [2026, 0, 1, false],
  [2026, 1, 0, false],
  // `Date.UTC` takes a year of two digits as one of the 20th century.
  [26, 1, 1, false],
])('year %i, month %i, day %i is a date: %s', (year, month, day, answer) => {
  expect(isCalendarDate(year, month, day)).toBe(answer)
})

test('dates are those of São Paulo [5.28]', () => {
  const lateInNovember = new Date('2026-12-01T02:59:00Z')
  expect(formatDate(lateInNovember)).toBe('30 de nov. de 2026')
  expect(toIsoDay(lateInNovember)).toBe('2026-11-30')
  expect(formatDate(parseApiDateTime('15-10-2017 00:00:00') ?? lateInNovember)).toBe('15 de out. de 2017')
})

test.each([
  ['2026-11-21T03:00:00Z', '2026-11-22T02:59:59Z', 0],
  ['2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z', 1],
  ['2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', -1],
  ['2026-02-27T12:00:00Z', '2026-03-02T12:00:00Z', 3],
])('from %s to %s: %i days', (from, to, days) => {
  expect(calendarDaysBetween(new Date(from), new Date(to))).toBe(days)
})

test.each([
  ['2026-11-21T13:30:00Z', '21-11-2026 23:59:59', 0],
  ['2026-11-21T13:30:00Z', '06-12-2026 00:00:00', 15],
  ['2026-11-21T13:30:00Z', '20-11-2026 12:00:00', -1],
  // Before and after midnight in São Paulo, three hours behind UTC.
  ['2026-11-21T02:30:00Z', '21-11-2026 00:00:00', 1],
  ['2026-11-21T03:00:00Z', '21-11-2026 00:00:00', 0],
  // In summer time, two hours behind, the same hour is the next day's.
  ['2018-12-21T02:30:00Z', '21-12-2018 12:00:00', 0],
  ['2018-12-21T01:59:59Z', '21-12-2018 12:00:00', 1],
])('from %s until the API’s %s: %i days', (from, until, days) => {
  expect(calendarDaysUntil(new Date(from), until)).toBe(days)
})
