import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [0, 'R$\u00a00,00'],
  [5, 'R$\u00a00,05'],
  [123450, 'R$\u00a01.234,50'],
  [100000000, 'R$\u00a01.000.000,00'],
  [-990, '-R$\u00a09,90'],
])('%i cents are %s [5.26, 9.16]', (amountCents, text) => {
  expect(formatMoney(amountCents)).toBe(text)
})
