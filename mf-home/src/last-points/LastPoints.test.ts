import { anEntry } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { newestEntries } from './LastPoints.tsx'

test.each([
  ['none', [], []],
  ['one', ['01-01-2026 10:00:00'], ['01-01-2026 10:00:00']],
  [
    'the newest three, whatever their order: by year, month, day and time',
    ['31-12-2025 23:00:00', '01-02-2026 10:00:00', '02-01-2026 10:00:00', '01-02-2026 10:00:01', '01-01-2026 10:00:00'],
    ['01-02-2026 10:00:01', '01-02-2026 10:00:00', '02-01-2026 10:00:00'],
  ],
])('%s', (_, dates, newest) => {
  expect(newestEntries(dates.map((created_at) => anEntry({ created_at }))).map(({ created_at }) => created_at)).toEqual(
    newest,
  )
})

test('of the same second, the first in the extract comes first', () => {
  const entries = [1, 2, 3, 4].map((balance) => anEntry({ balance }))
  expect(newestEntries(entries).map(({ balance }) => balance)).toEqual([1, 2, 3])
})
