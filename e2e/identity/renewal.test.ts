import { callApi } from 'shared/api'
import { currentTokens, fetchCustomer } from 'shared/identity/host'
import { startSession } from 'shared/session/host'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openVisits, renewTokens } from './open-visits.ts'

const phone = '11912345678'
const visit = openVisits()
const hasTokens = { ok: true, value: { accessToken: expect.any(String) as string } }

test('two tabs that renew at once do it once: a provider that takes each refresh token once ends no session', async () => {
  await visit.control().put('/pool', { rotateRefreshTokens: true })
  await visit.signIn(phone)
  // A tab has its own modules; storage and locks are the browser's.
  vi.resetModules()
  const otherTab = await import('shared/identity/host')
  otherTab.configureIdentity(visit.config())
  await visit.operations()
  const former = await currentTokens()
  const refusedTokens = former.ok ? former.value : undefined
  const [here, there] = await Promise.all(
    [currentTokens, otherTab.currentTokens].map((ask) => ask({ refused: refusedTokens })),
  )
  expect(here).toMatchObject(hasTokens)
  expect(here).not.toEqual(former)
  expect(there).toEqual(here)
  // The other tab learns late that its tokens were refused.
  expect(await otherTab.currentTokens({ refused: refusedTokens })).toEqual(here)
  expect(await visit.operations()).toEqual({ GetTokensFromRefreshToken: 1 })
  expect(await otherTab.currentTokens({ refused: here?.ok ? here.value : undefined })).toMatchObject(hasTokens)
  expect(await fetchCustomer()).toMatchObject({ ok: true })
})

const throttle = (operation: string) =>
  visit.addFault({ operation, kind: 'status', status: 400, name: 'TooManyRequestsException' })

test('a throttled renewal is not asked for again within five seconds, whoever needs it', async () => {
  await startSession(visit.config())
  await visit.signIn(phone)
  await visit.control().post('/expire', { phone, what: 'tokens' })
  await throttle('GetTokensFromRefreshToken')
  await visit.operations()
  for (let call = 0; call < 3; call += 1)
    expect(await callApi('acknowledge')).toEqual({ ok: false, error: { kind: 'network' } })
  expect(await visit.operations()).toEqual({ GetTokensFromRefreshToken: 1 })
  await visit.liftFaults()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await callApi('acknowledge')).toMatchObject({ ok: true })
})

test('a customer who signs in after another one’s throttled renewal does not wait for her own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await visit.signIn(phone)
  await throttle('GetTokensFromRefreshToken')
  expect(await renewTokens()).toMatchObject({ ok: false })
  await visit.liftFaults()
  await visit.signIn('21922223333')
  await visit.operations()
  expect(await renewTokens()).toMatchObject(hasTokens)
  expect(await visit.operations()).toEqual({ GetTokensFromRefreshToken: 1 })
})

test('a throttled check at the start of a page costs one call, and the session stays', async () => {
  await visit.signIn(phone)
  await throttle('GetUser')
  await visit.operations()
  await startSession(visit.config(), 'padaria')
  expect(await visit.operations()).toEqual({ GetUser: 1 })
  expect(await currentTokens()).toMatchObject(hasTokens)
})
