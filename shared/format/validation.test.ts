import { expect, test } from 'vitest'
import { firstError, validateBirthdate, validatePassword, validatePasswordConfirmation } from './validation.ts'

test.each([
  ['', 'O campo senha é obrigatório.'],
  ['12345', 'A senha deve ter no mínimo 6 caracteres.'],
  ['      ', undefined],
])('password "%s": %s [9.2]', (password, message) => {
  expect(validatePassword(password)).toBe(message)
})

test.each([
  [' ', 'O campo data de nascimento é obrigatório.'],
  ['12/03/1990', undefined],
  ['22/11/2026', 'A data informada não segue o padrão DD/MM/AAAA'],
])('birth date "%s": %s [5.8]', (birthdate, message) => {
  expect(validateBirthdate(birthdate, new Date('2026-11-21T15:00:00Z'))).toBe(message)
})

test('a confirmation that differs is refused [5.13]', () => {
  expect(validatePasswordConfirmation('segredo', 'segred0')).toBe('As senhas não coincidem.')
  expect(validatePasswordConfirmation('segredo', 'segredo')).toBeUndefined()
})

test('the first error in field order is the one shown [5.1]', () => {
  expect(
    firstError([
      ['name', undefined],
      ['phone', 'telefone'],
      ['email', 'email'],
    ]),
  ).toEqual({ field: 'phone', message: 'telefone' })
  expect(firstError([['name', undefined]])).toBeUndefined()
})
