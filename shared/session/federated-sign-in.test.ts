import { getEventListeners } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { blockStorage, exampleSiteConfig, namesIn, openPage } from '../testing/index.ts'
import { pendingSignInName } from './browser-storage.ts'
import { leaveForProvider, pendingSignIn } from './federated-sign-in.ts'
import { installSiteConfig } from './site.ts'

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

test('an attempt that could not leave in ten seconds leaves nothing behind', async () => {
  installSiteConfig(exampleSiteConfig())
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const left = Promise.withResolvers<void>()
  Object.assign(location, { assign: () => left.resolve() })
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const leaving = leaveForProvider('google')
  await left.promise
  vi.advanceTimersByTime(10_000)
  expect(await leaving).toMatchObject({ status: 'danger' })
  expect(getEventListeners(page, 'pageshow')).toEqual([])
  expect(namesIn(sessionStorage)).toEqual([])
})
