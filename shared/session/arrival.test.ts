import { expect, test, vi } from 'vitest'
import { blockStorage, openPage } from '../testing/index.ts'
import { takePhoneHint, takeProviderAnswer, takeSignedOutOrganization, type ProviderAnswer } from './arrival.ts'
import { pendingSignInName, signedOutOrganizationName } from './browser-storage.ts'

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
  sessionStorage.setItem(pendingSignInName, '{}')
  expect(takeProviderAnswer()).toEqual(answer)
  expect(location.href).toBe(`https://app.example${cleaned}`)
  expect(takeProviderAnswer()).toEqual({ kind: 'none' })
})

test.each([
  ['/?code=PROMO10', '/?code=PROMO10'],
  ['/?error=1', '/?error=1'],
  ['/padaria#error=x', '/padaria#error=x'],
  ['/?state=SP&from=caf%C3%A9%20novo', '/?state=SP&from=caf%C3%A9%20novo'],
  ['/?code=x&state=SP', '/'],
  ['/?from=poster&code=x&state=SP', '/?from=poster'],
  ['/?error=x&state=s-1', '/'],
  ['/?error=x&error_description=y', '/'],
  ['/padaria#access_token=a.b.c', '/padaria'],
  ['/padaria#id_token=d.e.f', '/padaria'],
  ['/padaria#code=x&state=s-1', '/padaria'],
  ['/padaria#error=x&error_description=y', '/padaria'],
  ['/padaria?access_token=a.b.c', '/padaria'],
  ['/?code=PROMO10#error=x', '/?code=PROMO10#error=x'],
])('in another tab nothing failed, and %s becomes %s', (address, cleaned) => {
  openPage(`https://app.example${address}`)
  expect(takeProviderAnswer()).toBeUndefined()
  expect(location.href).toBe(`https://app.example${cleaned}`)
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

test.each([
  ['5511912345678', '11912345678'],
  ['4411912345678', undefined],
  ['11912345678', undefined],
  ['551191234567', undefined],
  ['55119123456789', undefined],
  ['55119123x5678', undefined],
  ['%2B5511912345678', undefined],
  ['%205511912345678', undefined],
  ['', undefined],
])('?phone=%s gives %s, and is removed from the address [2.11]', (phone, hint) => {
  openPage(`https://app.example/padaria/rewards?from=sms&phone=${phone}&phone=1#top`)
  expect(takePhoneHint()).toBe(hint)
  expect(location.href).toBe('https://app.example/padaria/rewards?from=sms#top')
  expect(history.state).toEqual({ kept: true })
})

test('a browser that refuses to change the address keeps it, and the phone is read', () => {
  openPage('https://app.example/padaria?phone=5511912345678')
  vi.stubGlobal('history', { replaceState: vi.fn<() => void>().mockThrow(new DOMException('', 'SecurityError')) })
  expect(takePhoneHint()).toBe('11912345678')
})

test('an address without a phone stays as it is', () => {
  openPage('https://app.example/padaria?from=a%20b')
  expect(takePhoneHint()).toBeUndefined()
  expect(location.href).toBe('https://app.example/padaria?from=a%20b')
})
