import { expect, test } from 'vitest'
import { formatDateTime } from './format-date-time.ts'

test('an instant is told by São Paulo’s clock', () => {
  expect(formatDateTime(Date.UTC(2026, 10, 23, 2, 5))).toBe('22/11/2026, 23:05')
})
