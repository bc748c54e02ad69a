import { beforeEach, expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../testing/index.ts'
import {
  accessTokenIn,
  eraseSession,
  eraseSessionWith,
  keepSessionOf,
  readSession,
  replaceSession,
} from './stored-session.ts'

beforeEach(() => {
  openPage()
  keepSessionOf('client')
  localStorage.setItem('phone_number', '+5511912345678')
  localStorage.setItem('CognitoIdentityServiceProvider.other.LastAuthUser', 'rui')
})

const prefix = 'CognitoIdentityServiceProvider.client.'
const sessionOf = (owner: string, accessToken: string) =>
  new Map([
    [`${prefix}LastAuthUser`, owner],
    [`${prefix}${owner}.accessToken`, accessToken],
    [`${prefix}${owner}.deviceKey`, 'device'],
  ])
const others = ['phone_number', 'CognitoIdentityServiceProvider.other.LastAuthUser']

test('a session is read as it was stored, without entries of others', () => {
  expect(readSession()).toEqual(new Map())
  replaceSession(sessionOf('ana', 'a-1'))
  expect(readSession()).toEqual(sessionOf('ana', 'a-1'))
  expect(accessTokenIn(readSession())).toBe('a-1')
})

test('a session replaces all of another one, and its owner is written last', () => {
  replaceSession(sessionOf('ana', 'a-1'))
  replaceSession(sessionOf('carla', 'c-1'))
  expect(readSession()).toEqual(sessionOf('carla', 'c-1'))
  expect(namesIn(localStorage).at(-1)).toBe(`${prefix}LastAuthUser`)
})

test('every entry of the identity client is erased, of any customer; entries of others stay', () => {
  replaceSession(sessionOf('ana', 'a-1'))
  localStorage.setItem(`${prefix}carla.refreshToken`, 'left behind')
  eraseSession()
  expect(namesIn(localStorage)).toEqual(others)
})

test.each([
  ['a-1', true, []],
  ['a-0', false, [...sessionOf('ana', 'a-1').keys()]],
  [undefined, false, [...sessionOf('ana', 'a-1').keys()]],
])('by the access token %s it is erased: %s', (accessToken, isErased, left) => {
  replaceSession(sessionOf('ana', 'a-1'))
  expect(eraseSessionWith(accessToken)).toBe(isErased)
  expect([...readSession().keys()].toSorted()).toEqual(left.toSorted())
})

test('without an access token no session is erased', () => {
  expect(accessTokenIn(readSession())).toBeUndefined()
  expect(eraseSessionWith(undefined)).toBe(false)
})

test('if storage is blocked, the session is kept during the visit', () => {
  blockStorage()
  replaceSession(sessionOf('ana', 'a-1'))
  expect(readSession()).toEqual(sessionOf('ana', 'a-1'))
  eraseSession()
  expect(readSession()).toEqual(new Map())
})
