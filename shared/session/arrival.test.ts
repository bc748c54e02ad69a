import { expect, test } from 'vitest'
import { blockStorage, openPage } from '../testing/index.ts'
import {
  pendingSignInName,
  signedOutOrganizationName,
  takeProviderAnswer,
  takeSignedOutOrganization,
  type ProviderAnswer,
} from './arrival.ts'

test.each<[address: string, answer: ProviderAnswer | undefined, cleaned: string]>([
  ['/', undefined, '/'],
  ['/padaria?phone=5511912345678#main', undefined, '/padaria?phone=5511912345678#main'],
  ['/?code=c-1&state=s-1', { kind: 'code', code: 'c-1', state: 's-1' }, '/'],
  ['/?code=c-1', { kind: 'code', code: 'c-1', state: '' }, '/'],
  ['/?phone=5511912345678&code=c-1&state=s-1', { kind: 'code', code: 'c-1', state: 's-1' }, '/?phone=5511912345678'],
  [
    '/?error=access_denied&error_description=User+cancelled&state=s-1',
    { kind: 'error', error: 'access_denied', description: 'User cancelled' },
    '/',
  ],
  ['/?error=server_error', { kind: 'error', error: 'server_error', description: '' }, '/'],
  ['/?error=server_error&code=c-1&state=s-1', { kind: 'error', error: 'server_error', description: '' }, '/'],
  ['/padaria#access_token=a.b.c&id_token=d.e.f', { kind: 'in-hash' }, '/padaria'],
  ['/#error=access_denied', { kind: 'in-hash' }, '/'],
  ['/?code=c-1&state=s-1#access_token=a.b.c', { kind: 'in-hash' }, '/'],
])('%s', (address, answer, cleaned) => {
  openPage(`https://app.example${address}`)
  expect(takeProviderAnswer()).toEqual(answer)
  expect(location.href).toBe(`https://app.example${cleaned}`)
  expect(takeProviderAnswer()).toBeUndefined()
})

test('a tab that left for a provider and came back without a response is recognised', () => {
  openPage('https://app.example/padaria')
  sessionStorage.setItem(pendingSignInName, '{}')
  expect(takeProviderAnswer()).toEqual({ kind: 'none' })
})

test('the organisation of a sign-out is read once', () => {
  openPage()
  sessionStorage.setItem(signedOutOrganizationName, 'padaria')
  expect([takeSignedOutOrganization(), takeSignedOutOrganization()]).toEqual(['padaria', undefined])
})

test('with blocked storage there is neither a sign-in nor an organisation', () => {
  openPage()
  blockStorage()
  expect([takeProviderAnswer(), takeSignedOutOrganization()]).toEqual([undefined, undefined])
})
