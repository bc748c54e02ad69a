import { expect, test } from 'vitest'
import { formatBirthDate, fromIsoDate, toIsoDate } from './birth-date.ts'

const today = new Date('2026-11-21T15:00:00Z')

test.each([
  ['', ''],
  ['1', '1'],
  ['120', '12/0'],
  ['12031', '12/03/1'],
  ['12031990', '12/03/1990'],
  ['1/', '01'],
  ['01/2/', '01/02'],
  ['0/', '0'],
  ['12/', '12'],
  ['12-03-1990', '12/03/1990'],
  ['1990-03-12', '12/03/1990'],
  ['1/2/1990', '01/02/1990'],
  ['1 - 12 - 1990', '01/12/1990'],
  ['\u200e1\u200e/\u200e2\u200e/\u200e1990\u00a0', '01/02/1990'],
  ['1990-03-12\u200b', '12/03/1990'],
])('"%s" shows as "%s"', (text, formatted) => {
  expect(formatBirthDate(text)).toBe(formatted)
})

test.each([
  ['12/03/1990', '1990-03-12'],
  ['29/02/2024', '2024-02-29'],
  ['21/11/2026', '2026-11-21'],
  ['01/01/1900', '1900-01-01'],
  ['22/11/2026', undefined],
  ['29/02/2023', undefined],
  ['31/04/2000', undefined],
  ['00/01/2000', undefined],
  ['01/13/2000', undefined],
  ['01/01/1899', undefined],
  ['01/01/2100', undefined],
  ['1/1/2000', '2000-01-01'],
  [' 12/03/1990 ', '1990-03-12'],
  ['112/03/1990', undefined],
  ['12/03/19901', undefined],
  ['', undefined],
])('"%s" is sent as %s [5.8, 5.9]', (text, isoDate) => {
  expect(toIsoDate(text, today)).toBe(isoDate)
})

test('a keystroke in a date gives no digit a zero: its other digit may follow', () => {
  expect(formatBirthDate('2/03/1990', true)).toBe('20/31/990')
})

test.each([
  ['1990-03-12', '12/03/1990'],
  [' 1990-03-12 ', '12/03/1990'],
  ['11990-03-12', undefined],
  ['1990-03-121', undefined],
  ['', undefined],
])('"%s" is shown as %s', (isoDate, text) => {
  expect(fromIsoDate(isoDate)).toBe(text)
})
