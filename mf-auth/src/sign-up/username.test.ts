import { expect, test } from 'vitest'
import { usernameFrom } from './sign-up.ts'

test.each([
  ['João da Silva', 'joao_da_silva_x'],
  ["  Ana  D'Ávila ", 'ana_davila_x'],
  ['Zoë Núñez', 'zoe_nunez_x'],
])('%s → %s [5.19]', (name, username) => {
  expect(usernameFrom(name, 'x')).toBe(username)
})

test('a long name is cut, its suffix never', () => {
  expect(usernameFrom('a'.repeat(120), '01234567')).toBe(`${'a'.repeat(119)}_01234567`)
})

test('two accounts of the same name differ [5.19]', () => {
  expect(usernameFrom('Ana')).not.toBe(usernameFrom('Ana'))
})
