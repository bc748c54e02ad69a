import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test.each([
  [0, 1, 'Válido por menos de 1\u00a0minuto', 'Mostrar no caixa'],
  [60, 2, 'Válido por mais 1\u00a0h\u00a00\u00a0min', 'Mostrar no caixa (2\u00a0vouchers)'],
])('a voucher for %d minutes, of %d', (minutes, count, validity, showAtTill) => {
  expect(messages.voucher.validity(minutes)).toBe(validity)
  expect(messages.voucher.showAtTill(count)).toBe(showAtTill)
})
