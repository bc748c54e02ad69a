import { getEventListeners } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { blockStorage, exampleSiteConfig, namesIn, openPage } from '../testing/index.ts'
import { pendingSignInEntry } from './browser-storage.ts'
import { completeFederatedSignIn, leaveForProvider } from './federated-sign-in.ts'
import { installSiteConfig } from './session-state.ts'

beforeEach(() => {
  openPage('https://app.example/padaria')
  installSiteConfig(exampleSiteConfig())
  vi.stubGlobal('navigator', { onLine: true })
})

const config = exampleSiteConfig()
const { signal } = new AbortController()

test('an attempt that could not leave in ten seconds is kept in this tab until then, and leaves nothing behind [9.6]', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const left = Promise.withResolvers<void>()
  Object.assign(location, { assign: () => left.resolve() })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const leaving = leaveForProvider('google')
  await left.promise
  expect(namesIn(localStorage)).toEqual([])
  await vi.advanceTimersByTimeAsync(9999)
  expect(namesIn(sessionStorage)).toEqual([pendingSignInEntry])
  vi.advanceTimersByTime(1)
  expect(await leaving).toMatchObject({ status: 'danger' })
  expect([getEventListeners(page, 'pageshow'), namesIn(sessionStorage)]).toEqual([[], []])
})

test.each([
  '{',
  '[]',
  '{"provider":"facebook","state":"s","verifier":"v","path":"/"}',
  '{"provider":"google","state":"","verifier":"v","path":"/"}',
])('a stored text that is not a sign-in is ignored: %s', async (text) => {
  sessionStorage.setItem(pendingSignInEntry, text)
  expect(await completeFederatedSignIn(config, { kind: 'code', code: 'c', state: '' }, signal)).toMatchObject({
    path: undefined,
    alert: { status: 'danger' },
  })
  expect(namesIn(sessionStorage)).toEqual([])
})

test('with blocked storage nobody leaves: an attacker’s response could not be recognised', async () => {
  blockStorage()
  expect(await leaveForProvider('google')).toMatchObject({ status: 'danger' })
})
