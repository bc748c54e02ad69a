import { expect, test } from 'vitest'
import { newestEntries } from './newest-entries.ts'

const entry = (created_at: string, balance = 1) => ({
  created_at,
  balance,
  expiration_at: '01-01-2030 00:00:00',
  company_name: undefined,
  sale_amount: undefined,
})

test.each([
  ['none', [], []],
  ['one', ['01-01-2026 10:00:00'], ['01-01-2026 10:00:00']],
  [
    'the newest three, whatever their order: by year, month, day and time',
    ['31-12-2025 23:00:00', '01-02-2026 10:00:00', '02-01-2026 10:00:00', '01-02-2026 10:00:01', '01-01-2026 10:00:00'],
    ['01-02-2026 10:00:01', '01-02-2026 10:00:00', '02-01-2026 10:00:00'],
  ],
])('%s', (_, dates, newest) => {
  expect(newestEntries(dates.map((date) => entry(date))).map(({ created_at }) => created_at)).toEqual(newest)
})

test('of the same second, the first in the extract comes first', () => {
  const same = '01-01-2026 10:00:00'
  expect(
    newestEntries([entry(same, 1), entry(same, 2), entry(same, 3), entry(same, 4)]).map(({ balance }) => balance),
  ).toEqual([1, 2, 3])
})
