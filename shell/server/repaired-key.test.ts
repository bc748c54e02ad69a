import { expect, test } from 'vitest'
import { repairedKey } from './repaired-key.ts'

test.each([
  ['capitals', ['/Padaria', '/PADARIA', '/Padaria/Rewards/vouchers']],
  ['an end that is none', ['/padaria)', '/padaria/.', '/padaria%20', '/padaria%E2%80%8B', '/padaria/rewards%20']],
  ['an encoded segment', ['/%70adaria', '/%50adaria/scores']],
  ['doubled slashes', ['//padaria', '///PADARIA//', '/padaria//scores']],
])('with %s an address leads to the organisation', (_, addresses) => {
  expect(addresses.map((address) => repairedKey(address, {}))).toEqual(addresses.map(() => 'padaria'))
})

test.each([
  ['another host', ['/', '//', '//evil.com', '/%2F%2Fevil', '/%2Fevil', '/%5Cevil', '/padaria@evil.com.']],
  ['no key', ['/padaria.html', '/(padaria', '/padaria%00', '/p%D0%B0daria', '/%E0%A4%A', `/${'X'.repeat(65)}`]],
  ['no screen', ['/Padaria/nothing', '/padaria%2F..%2Fcafe-central']],
  ['a reserved word', ['/MOME', '/Rewards.', '//scores', '/User-Profile', '/Verification', '/Assets', '/healthz)']],
])('with %s it leads nowhere', (_, addresses) => {
  expect(addresses.map((address) => repairedKey(address, {}))).toEqual(addresses.map(() => undefined))
})

test('a hyphen at the end belongs to the key', () => {
  expect(repairedKey('/Padaria-.', {})).toBe('padaria-')
})
