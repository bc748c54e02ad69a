import type { ProviderAnswer } from 'shared/session'
import { pendingSignInEntry, signedOutOrganizationEntry } from 'shared/session/arrival'
import { blockStorage, openPage } from 'shared/testing'
import { expect, test } from 'vitest'
import { takeProviderAnswer, takeSignedOutOrganization } from './arrive.ts'

test.each<[address: string, answer: ProviderAnswer, cleaned: string]>([
  ['/padaria?phone=5511912345678#main', { kind: 'none' }, '/padaria?phone=5511912345678#main'],
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
  ['/padaria#access_token=a.b.c&id_token=d.e.f', { kind: 'unrequested' }, '/padaria'],
  ['/padaria?id_token=d.e.f', { kind: 'unrequested' }, '/padaria'],
  ['/#error=access_denied', { kind: 'unrequested' }, '/'],
  ['/#code=c-1&state=s-1', { kind: 'unrequested' }, '/'],
  ['/?code=c-1&state=s-1#access_token=a.b.c', { kind: 'unrequested' }, '/'],
])('a tab that began a sign-in reads %s', (address, answer, cleaned) => {
  openPage(`https://app.example${address}`)
  sessionStorage.setItem(pendingSignInEntry, '{}')
  expect(takeProviderAnswer()).toEqual(answer)
  expect(location.href).toBe(`https://app.example${cleaned}`)
  expect(takeProviderAnswer()).toEqual({ kind: 'none' })
})

test.each([
  ['/?code=PROMO10', '/?code=PROMO10'],
  ['/?error=1', '/?error=1'],
  ['/?state=SP&from=caf%C3%A9%20novo', '/?state=SP&from=caf%C3%A9%20novo'],
  ['/?from=poster&code=x&state=SP', '/?from=poster'],
  ['/?error=x&state=s-1', '/'],
  ['/?error=x&error_description=y', '/'],
  ['/padaria#access_token=a.b.c', '/padaria'],
  ['/padaria?access_token=a.b.c', '/padaria'],
  ['/padaria#code=x&state=s-1', '/padaria'],
  ['/padaria#error=x&error_description=y', '/padaria'],
  ['/?code=PROMO10#error=x', '/?code=PROMO10#error=x'],
])('in another tab nothing failed, and %s becomes %s', (address, cleaned) => {
  openPage(`https://app.example${address}`)
  expect(takeProviderAnswer()).toBeUndefined()
  expect(location.href).toBe(`https://app.example${cleaned}`)
})

test('the organisation of a sign-out is read once', () => {
  openPage()
  sessionStorage.setItem(signedOutOrganizationEntry, 'padaria')
  expect([takeSignedOutOrganization(), takeSignedOutOrganization()]).toEqual(['padaria', undefined])
})

test('with blocked storage there is neither a sign-in nor an organisation', () => {
  openPage()
  blockStorage()
  expect([takeProviderAnswer(), takeSignedOutOrganization()]).toEqual([undefined, undefined])
})
