import { beforeEach, expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../../testing/index.ts'
import { pendingSignInName } from '../arrival.ts'
import { pendingSignIn } from './pending-sign-in.ts'

const pending = { provider: 'google', state: 'state', verifier: 'verifier', path: '/padaria' } as const

beforeEach(() => openPage())

test('it is kept only in this tab, until it is forgotten', () => {
  expect(pendingSignIn.keep(pending)).toBe(true)
  expect(pendingSignIn.read()).toEqual(pending)
  expect(namesIn(localStorage)).toEqual([])
  pendingSignIn.forget()
  expect(pendingSignIn.read()).toBeUndefined()
  expect(namesIn(sessionStorage)).toEqual([])
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"provider":"facebook","state":"s","verifier":"v","path":"/"}',
  '{"provider":"google","state":"","verifier":"v","path":"/"}',
])('a stored text that is not a sign-in is ignored: %s', (text) => {
  sessionStorage.setItem(pendingSignInName, text)
  expect(pendingSignIn.read()).toBeUndefined()
})

test('blocked storage is reported: without storage an attacker’s response could not be recognised', () => {
  blockStorage()
  expect(pendingSignIn.keep(pending)).toBe(false)
})
