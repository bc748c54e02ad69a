import { callApi } from 'shared/api'
import { loadAccount } from 'shared/identity'
import { currentTokens, fetchCustomer, onSessionEnd } from 'shared/identity/host'
import { deleteAccount, rememberedLogin, refreshCustomer, session } from 'shared/session'
import { startSession } from 'shared/session/host'
import { namesIn } from 'shared/testing'
import { describe, expect, test } from 'vitest'
import { done, openVisits, password, refused } from './open-visits.ts'

const ana = '11912345678'
const visit = openVisits()

const control = (call: string, body: object = {}) => visit.control().post(call, { phone: ana, ...body })
const expireTokens = () => control('/expire', { what: 'tokens' })

/** A call of the product that needs the session. */
const callProduct = () => callApi('acknowledge')

/** Ana, signed in, with what the site remembers about her. */
async function enter(): Promise<void> {
  await startSession(visit.config())
  await visit.signIn(ana)
  rememberedLogin.remember({ phoneNumber: `+55${ana}`, username: 'ana_souza_4k2p' })
  expect(await refreshCustomer()).toEqual(done)
  expect(session).toMatchObject({ authentication: 'authenticated', user: { name: 'Ana Souza' } })
}

const ends = [
  { message: 'Access Token has been revoked', end: 'access-token-revoked', act: () => control('/revoke') },
  { message: 'User is disabled.', end: 'user-disabled', act: () => control('/disable') },
  { message: 'User does not exist.', end: 'user-deleted', act: () => control('/delete') },
]

const renewForCall = () => expireTokens().then(callProduct)
const expireRefreshTokens = () => control('/expire', { what: 'refresh-tokens' })
const endsOfRenewal = [
  { message: 'Refresh Token has been revoked', end: 'refresh-token-revoked', act: () => control('/revoke') },
  { message: 'Refresh Token has expired', end: 'refresh-token-expired', act: expireRefreshTokens },
  ...ends.slice(1),
]

describe('a session that the provider ended', () => {
  test.each([
    ...ends.map((row) => ({ ...row, seenBy: 'the next look at the customer', notice: refreshCustomer, told: [] })),
    ...endsOfRenewal.map((row) => ({ ...row, seenBy: 'a renewal', notice: renewForCall, told: [row.end] })),
    ...ends
      .slice(0, 1)
      .map((row) => ({ ...row, seenBy: 'a deletion', notice: deleteAccount, told: [], kind: 'session-ended' })),
  ])('is over for the site: $message, seen by $seenBy', async ({ act, notice, told, ...row }) => {
    await enter()
    const seen: string[] = []
    onSessionEnd((ended) => void seen.push(ended))
    await act()
    expect(await notice()).toMatchObject({ ok: false, error: { kind: 'kind' in row ? row.kind : 'not-signed-in' } })
    expect(seen).toEqual(told)
    await expect.poll(() => session).toMatchObject({ authentication: 'anonymous', user: undefined })
    const message = 'Sua sessão terminou. Entre de novo para continuar.'
    expect(session.ui.alert).toMatchObject({ show: true, status: 'warning', message })
    expect(namesIn(localStorage)).toEqual([])
    expect(await currentTokens()).toEqual(done)
  })

  test('asks nobody a second time, where an expired token finds it over', async () => {
    await visit.signIn(ana)
    await control('/revoke')
    await expireTokens()
    await visit.operations()
    expect(await fetchCustomer()).toEqual(refused('not-signed-in'))
    expect(await visit.operations()).toEqual({ GetUser: 1, GetTokensFromRefreshToken: 1 })
  })
})

describe('a session goes on', () => {
  const twoHours = 7_200_000
  test.each([
    { before: twoHours, after: twoHours, renewed: 0 },
    { before: -twoHours, after: -twoHours, renewed: 0 },
    { before: 0, after: twoHours, renewed: 1 },
    { before: 0, after: -twoHours, renewed: 0 },
  ])('where clocks are $before ms apart, then $after', async ({ before, after, renewed }) => {
    await visit.control().put('/clock', { shiftMs: before })
    await enter()
    await visit.control().put('/clock', { shiftMs: after })
    await visit.operations()
    expect(await refreshCustomer()).toEqual(done)
    expect(await callProduct()).toMatchObject({ ok: true })
    const { updateCustomer } = await loadAccount()
    expect(await updateCustomer({ name: 'Ana Maria' })).toEqual(done)
    expect(session).toMatchObject({ authentication: 'authenticated' })
    expect((await visit.operations()).GetTokensFromRefreshToken ?? 0).toBe(renewed)
  })
})

test('a deleted account leaves nothing of the customer in the site, the phone included, and no session [7.36]', async () => {
  await enter()
  expect(await deleteAccount()).toEqual(done)
  expect(session).toMatchObject({ authentication: 'anonymous', user: undefined })
  expect(namesIn(localStorage)).toEqual([])
  expect(await currentTokens()).toEqual(done)
  const { signIn } = await loadAccount()
  expect(await signIn(`+55${ana}`, password)).toEqual(refused('unknown-user'))
})

test.each([
  { kind: 'drop', outcome: refused('network') },
  { kind: 'status', outcome: refused('other', { name: 'InternalErrorException' }) },
] as const)('an account that cannot be deleted now is still signed in: $kind', async ({ kind, outcome }) => {
  await enter()
  await visit.addFault({ operation: 'DeleteUser', kind })
  expect(await deleteAccount()).toEqual(outcome)
  expect(session).toMatchObject({ authentication: 'authenticated', user: { name: 'Ana Souza' } })
  expect(namesIn(localStorage)).toEqual(expect.arrayContaining(['customer', 'phone_number', 'username']))
})
