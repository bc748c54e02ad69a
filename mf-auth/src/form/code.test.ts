import { expect, test } from 'vitest'
import { codeDigits, codeText, validateCode } from './code.ts'

test.each<[code: string, message: string | undefined, claim: string]>([
  ['', 'O campo código de confirmação é obrigatório.', ' [9.4]'],
  [' ', 'O campo código de confirmação é obrigatório.', ''],
  ['123', 'Código de confirmação inválido', ' [9.4]'],
  ['1234567', 'Código de confirmação inválido', ' [9.4]'],
  ['G-123 456', undefined, ' [9.4]'],
  ['Seu código é 82885. Ele vale por 10 minutos.', undefined, ''],
  ['1234', undefined, ' [9.4]'],
])('a code "%s": %s%s', (code, message) => {
  expect(validateCode(code, ({ length }) => length >= 4 && length <= 6)).toBe(message)
})

test.each([
  ['Meus Pontos: seu código é 82885. Ele vale por 10 minutos.', '82885'],
  ['Código: 1234\n\n@pontos.example #1234', '1234'],
  ['\u200e82\u200b885\u00a0', '82885'],
  ['123 456', '123456'],
  ['12 3456', '123456'],
  ['G-123 456', '123456'],
  ['1234 ou 56789', '56789'],
  ['12345 ou 56789', '1234556789'],
  ['Clube 2026: use 481516', '481516'],
  ['Clube 2026: use 481516. 481516 vale por 10 minutos, até 2027.', '481516'],
  ['1234567', '1234567'],
])('%j has the code "%s"', (text, digits) => {
  expect(codeDigits(text)).toBe(digits)
})

test('what is typed stays in the field', () => expect(codeText('12 3456')).toBe('12 3456'))
