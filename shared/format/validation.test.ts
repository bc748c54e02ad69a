import { describe, expect, test } from 'vitest'
import * as validation from './validation.ts'

const today = new Date('2026-11-21T15:00:00Z')

describe('a value and its message', () => {
  test.each([
    ['validateName', '', 'O campo nome é obrigatório.', ''],
    ['validateName', '   ', 'O campo nome é obrigatório.', ''],
    ['validateName', 'Ana', undefined, ''],
    ['validateName', '\u200b\u00a0', 'O campo nome é obrigatório.', ''],
    ['validateProfileName', 'Ana\u00a0Souza\u2011Lima\u200b', undefined, ''],
    ['validateProfileName', '', 'O campo nome é obrigatório.', ''],
    ['validateProfileName', '   ', 'O campo nome é obrigatório.', ''],
    ['validateProfileName', 'João', undefined, ''],
    ['validateProfileName', 'Joa\u0303o', undefined, ''],
    ['validateProfileName', "Maria D'Ávila-Souza", undefined, ''],
    ['validateProfileName', 'Ana 2', 'Nome inválido', ''],
    ['validateProfileName', '2 Anas', 'Nome inválido', ''],
    ['validateProfileName', '<b>Ana</b>', 'Nome inválido', ''],
    ['validateProfileName', 'a'.repeat(100), undefined, ' [9.3]'],
    ['validateProfileName', 'a'.repeat(101), 'Nome inválido', ' [9.3]'],
    ['validatePhone', '', 'O campo telefone é obrigatório.', ' [9.1]'],
    ['validatePhone', '(11) 91234-567', 'O número de telefone deve ter no mínimo 11 dígitos.', ' [9.1]'],
    ['validatePhone', '(11) 91234-56789', 'O número de telefone deve ter no mínimo 11 dígitos.', ' [9.1]'],
    ['validatePhone', '+55 (11) 91234-5678', undefined, ' [9.1]'],
    ['validatePhone', '011 91234-5678', undefined, ''],
    ['validatePhone', '+', 'O campo telefone é obrigatório.', ''],
    ['validatePhone', '+1 202 555 0123', 'Aceitamos só números brasileiros.', ''],
    ['validatePhone', '+351 912 345 678', 'Aceitamos só números brasileiros.', ''],
    ['validateEmail', 'mailto:ana@casa.br\u00a0', undefined, ''],
    ['validateEmail', ' ', 'O campo email é obrigatório.', ''],
    ['validateEmail', 'ana', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana@casa', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana@casa..br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana b@casa.br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana@casa.br, bia@casa.br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana+pontos@casa.com.br', undefined, ''],
    ['validateGender', '', 'O campo gênero é obrigatório.', ''],
    ['validateGender', '0', 'O campo gênero é obrigatório.', ''],
    ['validateGender', '9', undefined, ''],
    ['validateProfileGender', '0', undefined, ''],
    ['validateProfileGender', '3', 'Gênero inválido', ''],
    ['validatePassword', '', 'O campo senha é obrigatório.', ' [9.2]'],
    ['validatePassword', '12345', 'A senha deve ter no mínimo 6 caracteres.', ' [9.2]'],
    ['validatePassword', '123456', undefined, ' [9.2]'],
    ['validatePassword', '      ', undefined, ' [9.2]'],
    ['validateCode', '', 'O campo código de confirmação é obrigatório.', ' [9.4]'],
    ['validateCode', ' ', 'O campo código de confirmação é obrigatório.', ''],
    ['validateCode', '123', 'Código de confirmação inválido', ' [9.4]'],
    ['validateCode', '1234567', 'Código de confirmação inválido', ' [9.4]'],
    ['validateCode', 'G-123 456', undefined, ' [9.4]'],
    ['validateCode', 'Seu código é 82885. Ele vale por 10 minutos.', undefined, ''],
    ['validateCode', '1234', undefined, ' [9.4]'],
  ] as const)('%s("%s"): %s%s', (...[rule, value, message]) => {
    expect(validation[rule](value)).toBe(message)
  })
})

test.each([
  ['', 'O campo data de nascimento é obrigatório.'],
  ['12/03/1990', undefined],
  ['31/02/1990', 'A data informada não segue o padrão DD/MM/AAAA'],
  ['22/11/2026', 'A data informada não segue o padrão DD/MM/AAAA'],
])('birth date "%s": %s [5.8]', (birthdate, message) => {
  expect(validation.validateBirthdate(birthdate, today)).toBe(message)
})

test('a birth date of spaces is missing', () => {
  expect(validation.validateBirthdate(' ', today)).toBe('O campo data de nascimento é obrigatório.')
})

test('a confirmation that differs is refused [5.13]', () => {
  expect(validation.validatePasswordConfirmation('segredo', 'segred0')).toBe('As senhas não coincidem.')
  expect(validation.validatePasswordConfirmation('segredo', 'segredo')).toBeUndefined()
})

test('the first error in field order is the one shown [5.1]', () => {
  expect(
    validation.firstError([
      ['name', undefined],
      ['phone', 'telefone'],
      ['email', 'email'],
    ]),
  ).toEqual({
    field: 'phone',
    message: 'telefone',
  })
  expect(validation.firstError([['name', undefined]])).toBeUndefined()
})

test.each([
  ['Meus Pontos: seu código é 82885. Ele vale por 10 minutos.', '82885'],
  ['Código: 1234\n\n@pontos.example #1234', '1234'],
  ['\u200e82\u200b885\u00a0', '82885'],
  ['123 456', '123456'],
  ['12 3456', '123456'],
  ['G-123 456', '123456'],
  ['1234 ou 56789', '123456789'],
  ['1234567', '1234567'],
])('%j has the code "%s"', (text, digits) => {
  expect(validation.codeDigits(text)).toBe(digits)
})

test('what is typed stays in the field', () => expect(validation.codeText('12 3456')).toBe('12 3456'))
