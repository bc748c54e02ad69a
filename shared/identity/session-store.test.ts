import { beforeEach, expect, test } from 'vitest'
import { blockStorage, eraseTokens, fillStorage, namesIn, openPage } from '../testing/browser-globals.ts'
import {
  accessTokenIn,
  eraseSession,
  eraseSessionWith,
  readSession,
  replaceSession,
  setClientId,
  setTokens,
} from './session-store.ts'

beforeEach(() => {
  openPage()
  setClientId('client')
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

test('a session is read as it was stored, without entries of others; another one replaces all of it, its owner last', () => {
  expect(readSession()).toEqual(new Map())
  expect([accessTokenIn(readSession()), eraseSessionWith(undefined)]).toEqual([undefined, false])
  replaceSession(sessionOf('ana', 'a-1'))
  expect(readSession()).toEqual(sessionOf('ana', 'a-1'))
  expect(accessTokenIn(readSession())).toBe('a-1')
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

/** Fills local storage after some more writes: from then on no text may become longer. */
const fillAfter = (writes = 0) =>
  fillStorage((name, text) => writes-- <= 0 && text.length > (localStorage.getItem(name) ?? '').length)

test.each([
  ['blocked', blockStorage],
  ['full', () => fillAfter()],
  ['full in the middle of it', () => fillAfter(1)],
  ['full at its owner', () => fillAfter(2)],
])('if storage is %s, the session is kept during the visit, and nothing of it is stored', (_, withhold) => {
  replaceSession(sessionOf('carla', 'c-1'))
  const storage = localStorage
  withhold()
  replaceSession(sessionOf('ana', 'a-1'))
  expect(readSession()).toEqual(sessionOf('ana', 'a-1'))
  // A renewal.
  replaceSession(sessionOf('ana', 'a-2'))
  expect(readSession()).toEqual(sessionOf('ana', 'a-2'))
  expect(eraseSessionWith('a-1')).toBe(false)
  expect(eraseSessionWith('a-2')).toBe(true)
  expect(readSession()).toEqual(new Map())
  if (withhold !== blockStorage) expect(namesIn(storage)).toEqual(others)
})

test('a session that another tab stores ends the one that could not be stored, for good', () => {
  const makeRoom = fillAfter()
  replaceSession(sessionOf('ana', 'a-1'))
  makeRoom()
  for (const [name, text] of sessionOf('carla', 'c-1')) localStorage.setItem(name, text)
  expect(readSession()).toEqual(sessionOf('carla', 'c-1'))
  eraseTokens()
  expect(readSession()).toEqual(new Map())
})

test('a renewal fits into full storage: the clocks’ difference is not written again for its last digits', () => {
  const issued = (id: number) => {
    const claims = JSON.stringify({ id, iat: Math.floor(Date.now() / 1000) })
    const token = `e30.${Buffer.from(claims).toString('base64url')}.x`
    return { idToken: token, accessToken: token, refreshToken: 'r' }
  }
  const entries = sessionOf('ana', 'a-1')
  setTokens(entries, issued(1))
  entries.set(`${prefix}ana.clockDrift`, '0')
  replaceSession(entries)
  fillAfter()
  const renewed = issued(2)
  setTokens(entries, renewed)
  replaceSession(entries)
  expect(localStorage.getItem(`${prefix}ana.accessToken`)).toBe(renewed.accessToken)
})
