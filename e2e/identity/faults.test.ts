import { loadAccount, loadAccountSettings, type IdentityResult } from 'shared/identity'
import { configureIdentity, currentTokens, fetchCustomer } from 'shared/identity/host'
import { expect, test } from 'vitest'
import { newCustomer, openVisits, password } from './open-visits.ts'

/** A customer whose sign-in tracks devices, so that the calls for devices have something to do. */
const renata = '11930000017'
const phoneNumber = `+55${renata}`
const visit = openVisits()

/** Every operation that needs no session, at once. */
async function askSignedOut(): Promise<IdentityResult<unknown>[]> {
  const account = await loadAccount()
  const settings = await loadAccountSettings()
  return Promise.all([
    account.signIn(phoneNumber, password),
    account.signUp(newCustomer),
    account.confirmSignUp('ana_souza_4k2p', '123456'),
    settings.forgotPassword(phoneNumber),
    settings.confirmForgotPassword({ username: phoneNumber, code: '123456', newPassword: 'pontos456' }),
  ])
}

/** Every operation that needs a session and does not end it, at once. */
async function askSignedIn(): Promise<IdentityResult<unknown>[]> {
  const account = await loadAccount()
  const settings = await loadAccountSettings()
  return Promise.all([
    fetchCustomer(),
    account.requestPhoneCode(),
    account.verifyPhone('123456'),
    account.updateCustomer({ name: 'Renata' }),
    settings.changePassword(password, 'pontos456'),
    settings.deleteAttributes(['birthdate']),
    settings.listDevices(),
    settings.rememberDevice(),
    settings.forgetThisDevice(),
    settings.forgetDevice('us-east-1_5eed0000-0000-4000-8000-000000000001'),
    settings.fetchPreferredMfa(),
  ])
}

const injectFault = (fault: object) => visit.control().post('/faults', { service: 'identity', ...fault })

/** The result of each: the kind of its failure, or `done`. */
const outcomes = (results: readonly IdentityResult<unknown>[]) =>
  new Set(results.map((result) => (result.ok ? 'done' : result.error.kind)))

test.each([
  { what: 'is a 500', fault: { kind: 'status', status: 500 }, allowed: ['other'] },
  { what: 'is a 503', fault: { kind: 'status', status: 503 }, allowed: ['network', 'other'] },
  { what: 'is a lost connection', fault: { kind: 'drop' }, allowed: ['network'] },
  { what: 'is malformed', fault: { kind: 'malformed' }, allowed: ['network', 'other'] },
  { what: 'ends in its middle', fault: { kind: 'truncated' }, allowed: ['network', 'other'] },
  // Some operations respond with nothing: these calls are carried out.
  { what: 'is empty', fault: { kind: 'empty' }, allowed: ['other', 'done'] },
])(
  'where each answer $what, each operation says so, and no session ends [8.9]',
  { timeout: 30_000 },
  async ({ fault, allowed }) => {
    await injectFault(fault)
    expect(allowed).toEqual(expect.arrayContaining([...outcomes(await askSignedOut())]))
    await visit.control().delete('/faults')
    await visit.signIn(renata)
    await injectFault(fault)
    expect(allowed).toEqual(expect.arrayContaining([...outcomes(await askSignedIn())]))
    expect((await currentTokens({ renew: true })).ok).toBe(false)
    await visit.control().delete('/faults')
    expect(await fetchCustomer()).toMatchObject({ ok: true })
    expect(await currentTokens({ renew: true })).toMatchObject({ ok: true, value: { idToken: expect.any(String) } })
  },
)

test('where no answer ever comes, each operation gives up in the configured time', { timeout: 30_000 }, async () => {
  const config = visit.config()
  const impatient = { ...config, api: { ...config.api, timeoutMs: 100 } }
  await visit.signIn(renata)
  configureIdentity(impatient)
  await injectFault({ kind: 'hang' })
  expect([...outcomes(await askSignedIn())]).toEqual(['network'])
  expect(await currentTokens()).toMatchObject({ ok: true, value: { idToken: expect.any(String) } })
  expect([...outcomes(await askSignedOut())]).toEqual(['network'])
})
