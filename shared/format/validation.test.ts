import { describe, expect, test } from 'vitest'
import * as validation from './validation.ts'

const today = new Date('2026-11-21T15:00:00Z')

describe('a value and its message', () => {
  test.each([
    ['validatePassword', '', 'O campo senha é obrigatório.', ' [9.2]'],
    ['validatePassword', '12345', 'A senha deve ter no mínimo 6 caracteres.', ' [9.2]'],
    ['validatePassword', '123456', undefined, ' [9.2]'],
    ['validatePassword', '      ', undefined, ' [9.2]'],
  ] as const)('%s("%s"): %s%s', (...[rule, value, message]) => {
    expect(validation[rule](value)).toBe(message)
  })
})

test.each([
  ['', 'O campo data de nascimento é obrigatório.'],
  [' ', 'O campo data de nascimento é obrigatório.'],
  ['12/03/1990', undefined],
  ['31/02/1990', 'A data informada não segue o padrão DD/MM/AAAA'],
  ['22/11/2026', 'A data informada não segue o padrão DD/MM/AAAA'],
])('birth date "%s": %s [5.8]', (birthdate, message) => {
  expect(validation.validateBirthdate(birthdate, today)).toBe(message)
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
