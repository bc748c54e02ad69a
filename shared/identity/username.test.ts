import { afterEach, expect, test, vi } from 'vitest'
import { usernameFrom } from './username.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['João da Silva', 'joao_da_silva_x'],
  ["  Ana  D'Ávila ", 'ana_davila_x'],
  ['Zoë Núñez', 'zoe_nunez_x'],
])('%s → %s [5.19]', (name, username) => {
  expect(usernameFrom(name, 'x')).toBe(username)
})

test('on plain http, where browsers have no randomUUID, the suffix is as long [5.19]', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x2a) })
  expect(usernameFrom('Ana')).toBe('ana_aaaaaaaa')
})

test('two accounts of the same name differ [5.19]', () => {
  expect(usernameFrom('Ana')).not.toBe(usernameFrom('Ana'))
})
