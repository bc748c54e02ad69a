import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../api/index.ts'
import { sessionOwner } from '../identity/host.ts'
import { loadAccount } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import { nextTask } from '../tasks/index.ts'
import {
  eraseTokens,
  holdOperation,
  namesIn,
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  startLocalServer,
  type IdentityServer,
  type LocalServer,
} from '../testing/index.ts'
import { checkSession, signOut } from './session-lifecycle.ts'
import { askedOrganizations, openOrganization } from './organization-actions.ts'
import { state } from './session-state.ts'
import { prefetchPoints, startSession } from './start-session.ts'

beforeEach(async () => {
  openPage('https://app.example/padaria?phone=5511912345678')
  localStorage.setItem('phone_number', '+5511912345678')
  localStorage.setItem('username', 'ana_1')
  Object.assign(state, { authentication: 'loading', user: undefined, phoneHint: undefined })
  state.ui.alert.show = false
  await openOrganization(undefined)
  queryClient.clear()
  askedOrganizations.clear()
})
afterEach(() => void vi.useRealTimers())

/** Stores the tokens of a sign-in on this device, as an earlier visit does. */
async function leaveTokens(identity: IdentityServer, api?: LocalServer, timeoutMs?: number) {
  await startSession(siteConfigAt({ identity, api, timeoutMs }))
  const { signIn } = await loadAccount()
  expect(await signIn('+5511912345678', 'segredo1')).toEqual({ ok: true, value: { step: 'done' } })
  state.authentication = 'loading'
}

test('without tokens nothing is requested; stored ones prove nothing until the identity provider, asked once, responds [4.1, 4.2, 4.3]', async () => {
  const identity = await startIdentityServer()
  await startSession(siteConfigAt({ identity }))
  expect(state).toMatchObject({ authentication: 'anonymous', user: undefined })
  expect(identity.operations()).toEqual([])
  await leaveTokens(identity)
  expect(state.user).toBeUndefined()
  await Promise.all([checkSession(), checkSession()])
  expect(identity.operations()).toEqual(['InitiateAuth', 'GetUser'])
  expect(state).toMatchObject({
    authentication: 'authenticated',
    user: { sub: 'ana-sub', name: 'Ana', phone_number_verified: true },
  })
})

test('the code around a customer’s screens is fetched for a customer, before they are shown; for nobody else', async () => {
  const shownAtFetch: unknown[] = []
  const prepare = async () => {
    await nextTask()
    shownAtFetch.push(state.user)
  }
  const identity = await startIdentityServer()
  await startSession(siteConfigAt({ identity }), undefined, prepare)
  expect([state.authentication, shownAtFetch]).toEqual(['anonymous', []])
  await leaveTokens(identity)
  await checkSession()
  expect([state.authentication, shownAtFetch]).toEqual(['authenticated', [undefined]])
})

test('a lost connection keeps the tokens; the check runs again on `online`, until there is a network', async () => {
  let works = false
  const identity = await startIdentityServer((operation, response) => {
    if (operation === 'GetUser' && !works) response.destroy()
  })
  await leaveTokens(identity)
  await checkSession()
  expect(state).toMatchObject({ authentication: 'unreachable' })
  state.organization.lookup = 'failed'
  state.checkFailure = 'empty-input'
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const asked = identity.operations().length
  for (let event = 0; event < 20; event += 1) dispatchEvent(new Event('online'))
  expect(state.organization.lookup).not.toBe('failed')
  await vi.waitUntil(() => state.checkFailure !== 'empty-input')
  // The view that replaces the console stays until there is a response.
  expect(state).toMatchObject({ authentication: 'unreachable' })
  expect(identity.operations().slice(asked)).toEqual(['GetUser'])
  // Not one pause for each event.
  expect(vi.getTimerCount()).toBeLessThan(20)
  works = true
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => state).toMatchObject({ authentication: 'authenticated', user: { sub: 'ana-sub' } })
})

test.each([
  ['NotAuthorizedException', 'Invalid Access Token', 'ended'],
  ['NotAuthorizedException', 'Any other words', 'ended'],
  ['UserNotFoundException', 'Username/client id combination not found.', 'ended'],
  ['PasswordResetRequiredException', 'Password reset required for the user', 'ended'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'ended'],
  ['ThrottlingException', 'Rate exceeded', 'limit-exceeded'],
  ['InternalErrorException', 'Failed', 'other'],
  ['ResourceNotFoundException', 'User pool client example does not exist.', 'not-configured'],
  ['AccessDeniedException', 'User is not authorized to perform this operation.', 'other'],
])('a check answered by %s "%s": %s', async (name, message, outcome) => {
  const identity = await startIdentityServer((operation, response) => {
    if (operation === 'GetUser') refuseOperation(response, name, message)
  })
  await leaveTokens(identity)
  await checkSession()
  const isEnded = state.authentication === 'anonymous' && state.ui.alert.show
  expect(isEnded ? 'ended' : [state.authentication, state.checkFailure]).toEqual(
    outcome === 'ended' ? 'ended' : ['unreachable', outcome],
  )
  expect(namesIn(localStorage).length > 0).toBe(!isEnded)
})

test('a session whose tokens the provider knows as somebody else’s ends after two questions at most', async () => {
  const identity = await startIdentityServer((operation, response) => {
    if (operation === 'GetUser')
      sendDocument(response, 200, { UserAttributes: [{ Name: 'sub', Value: 'stranger-sub' }] })
  })
  await leaveTokens(identity)
  await checkSession()
  expect(state).toMatchObject({ authentication: 'anonymous', user: undefined, ui: { alert: { show: true } } })
  expect(identity.operations().filter((operation) => operation === 'GetUser').length).toBeLessThanOrEqual(2)
  expect(namesIn(localStorage)).toEqual([])
})

test('a second sign-out does not end the session that another tab has opened since', async () => {
  const identity = await startIdentityServer()
  await leaveTokens(identity)
  await checkSession()
  await signOut()
  await (await loadAccount()).signIn('+5511912345678', 'segredo1')
  await signOut()
  expect(await sessionOwner()).toBe('ana-sub')
})

test('no session opens at an organisation that does not exist', async () => {
  const api = await startLocalServer((_, response) => sendDocument(response, 404, {}))
  const identity = await startIdentityServer()
  await leaveTokens(identity, api)
  await openOrganization('nobody')
  await checkSession()
  expect(state).toMatchObject({
    authentication: 'anonymous',
    user: undefined,
    organization: { lookup: 'not-found' },
    ui: { alert: { show: true } },
  })
  expect(identity.operations()).toContain('RevokeToken')
})

test('a page restored from the back-forward cache checks its tokens; one that loads normally need not', async () => {
  const identity = await startIdentityServer()
  await leaveTokens(identity)
  await checkSession()
  queryClient.setQueryData(['customer', 'ana-sub', 'padaria', 'points'], 10)
  eraseTokens()
  const asked = identity.operations().length
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(state.authentication).toBe('authenticated')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(() => state).toMatchObject({ authentication: 'anonymous', user: undefined })
  expect(identity.operations()).toHaveLength(asked)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(namesIn(localStorage)).toEqual(['phone_number'])
})

test('the tokens of another customer than the one shown are not sent; the tab switches to that customer', async () => {
  const identity = await startIdentityServer()
  const api = await startLocalServer((_, response) => sendDocument(response, 200, []))
  await leaveTokens(identity, api)
  Object.assign(state, { authentication: 'authenticated', user: { sub: 'bruno-sub', name: 'Bruno' } })
  expect(await callApi('acknowledge')).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(api.seen).toEqual([])
  await expect.poll(() => state).toMatchObject({ authentication: 'authenticated', user: { sub: 'ana-sub' } })
})

test('the splash is removed after 15 s if the provider never responds [2.9, 3.19]', async () => {
  const { hold, asked } = holdOperation('GetUser')
  const identity = await startIdentityServer(hold)
  // The calls' timeout is longer than the splash's.
  await leaveTokens(identity, undefined, 60_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const check = checkSession()
  await asked
  vi.advanceTimersByTime(14_999)
  await Promise.resolve()
  expect(state.authentication).toBe('loading')
  vi.advanceTimersByTime(1)
  await check
  expect(state).toMatchObject({ authentication: 'unreachable' })
  // Lets the pending call time out, so that it does not disturb another test.
  await vi.advanceTimersByTimeAsync(45_000)
})

const points = '/user/find/%2B5511912345678'

/** A page with the tokens of an earlier visit, and an API with one organisation. */
async function startAtPadaria(meanwhile?: () => void) {
  const organization = { key: 'padaria', name: 'Padaria', token: 'padaria-token' }
  const api = await startLocalServer(({ path }, response) => {
    meanwhile?.()
    sendDocument(response, 200, path.startsWith('/open') ? organization : { total_scores: 10 })
  })
  const identity = await startIdentityServer()
  await leaveTokens(identity, api)
  return { api, identity }
}

const cachedPoints = () => queryClient.getQueryData(['customer', 'ana-sub', 'padaria', 'points', '+5511912345678'])

test('the points are requested before the provider has said who is signed in', async () => {
  const { api, identity } = await startAtPadaria()
  await prefetchPoints('padaria')
  expect(api.seen.map(({ path, headers }) => [path, headers['x-app-token']])).toEqual([
    ['/open/orgs/padaria', undefined],
    [points, 'padaria-token'],
  ])
  expect(identity.operations()).not.toContain('GetUser')
  expect([cachedPoints(), state.user, state.authentication]).toEqual([{ total_scores: 10 }, undefined, 'loading'])
})

test('whoever waits for the points’ request goes on once it was sent: not before it can be, nor once it is answered', async () => {
  const held: (() => void)[] = []
  const api = await startLocalServer((_, response) => {
    held.push(() => sendDocument(response, 200, { key: 'padaria', name: 'Padaria', token: 'padaria-token' }))
  })
  const identity = await startIdentityServer()
  await leaveTokens(identity, api)
  let isAsked = false
  const note = () => void (isAsked = true)
  const session = startSession(siteConfigAt({ identity, api }), 'padaria', undefined, note)
  await expect.poll(() => api.seen).toHaveLength(1)
  expect(isAsked).toBe(false)
  held[0]?.()
  await expect.poll(() => isAsked).toBe(true)
  await expect.poll(() => api.seen.map(({ path }) => path)).toEqual(['/open/orgs/padaria', points])
  held[1]?.()
  await session
})

test.each([
  ['a stranger', undefined],
  ['a customer whose tokens another tab erases meanwhile', eraseTokens],
  ['an organisation that the customer leaves meanwhile', () => void openOrganization('cafe-central')],
])('for %s no points are requested', async (_, meanwhile) => {
  const { api } = await startAtPadaria(meanwhile)
  if (!meanwhile) eraseTokens()
  await prefetchPoints('padaria')
  await expect.poll(() => state.organization.lookup).toBe('found')
  expect(api.seen.filter(({ path }) => !path.startsWith('/open/orgs/'))).toEqual([])
})

test('the customer is shown together with points that arrive right after the check; nobody waits for late ones', async () => {
  await startAtPadaria()
  // No machine is too slow for the moment that a check waits for points.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { setTimeout: hold } = globalThis
  const waits: (number | undefined)[] = []
  const note = (end: () => void, milliseconds?: number) => {
    waits.push(milliseconds)
    return hold(end, milliseconds)
  }
  // No spy and no stub: Vitest restores these last, and would bring the fake timers back.
  Object.assign(globalThis, { setTimeout: note })
  await checkSession(prefetchPoints('padaria'))
  Object.assign(globalThis, { setTimeout: hold })
  vi.useRealTimers()
  expect(waits).toContain(200)
  expect([cachedPoints(), state.authentication]).toEqual([{ total_scores: 10 }, 'authenticated'])
  state.authentication = 'loading'
  await checkSession(new Promise(() => undefined))
  expect(state.authentication).toBe('authenticated')
})
