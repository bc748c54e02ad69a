import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test.each([
  [0, 0, 'Válido por menos de 1\u00a0minuto'],
  [60, 1, 'Válido por mais 1\u00a0h\u00a00\u00a0min ·\u00a0mais\u00a01\u00a0voucher'],
  [5, 2, 'Válido por mais 5\u00a0min ·\u00a0mais\u00a02\u00a0vouchers'],
])('a voucher for %d minutes and %d others', (minutes, others, words) =>
  expect(messages.voucher.validity(minutes, others)).toBe(words),
)
