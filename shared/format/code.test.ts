import { expect, test } from 'vitest'
import { codeDigits, codeText } from './code.ts'

test.each([
  ['Meus Pontos: seu código é 82885. Ele vale por 10 minutos.', '82885'],
  ['Código: 1234\n\n@pontos.example #1234', '1234'],
  ['\u200e82\u200b885\u00a0', '82885'],
  ['123 456', '123456'],
  ['G-123 456', '123456'],
  ['1234 ou 56789', '123456789'],
  ['1234567', '1234567'],
])('%j has the code "%s"', (text, digits) => {
  expect(codeDigits(text)).toBe(digits)
})

test('what is typed stays in the field', () => expect(codeText('123 4')).toBe('123 4'))
