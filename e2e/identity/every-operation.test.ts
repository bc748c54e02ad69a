import { loadAccount, loadAccountSettings, type IdentityResult } from 'shared/identity'
import { configureIdentity, currentTokens, fetchCustomer } from 'shared/identity/host'
import {
  confirmForgotPassword,
  deleteAttributes,
  fetchPreferredMfa,
  forgetThisDevice,
  forgotPassword,
} from 'shared/identity/specified-only'
import { expect, test } from 'vitest'
import { newCustomer, openVisits, password, refused, renewTokens } from './open-visits.ts'

/** A customer whose sign-in tracks devices, so that the calls for devices have something to do. */
const renata = '11930000017'
const phoneNumber = `+55${renata}`
const forgotten = { username: phoneNumber, code: '123456', newPassword: 'pontos456' }
const visit = openVisits()

/** Every operation that needs no session, at once. */
async function askSignedOut(): Promise<IdentityResult<unknown>[]> {
  const account = await loadAccount()
  return Promise.all([
    account.signIn(phoneNumber, password),
    account.signUp(newCustomer),
    account.confirmSignUp('ana_souza_4k2p', '123456'),
    forgotPassword(phoneNumber),
    confirmForgotPassword(forgotten),
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
    deleteAttributes(['birthdate']),
    settings.listDevices(),
    settings.rememberDevice(),
    forgetThisDevice(),
    settings.forgetDevice('us-east-1_5eed0000-0000-4000-8000-000000000001'),
    fetchPreferredMfa(),
  ])
}

/** The result of each: the kind of its failure, or `done`. */
const outcomes = (results: readonly IdentityResult<unknown>[]) => [
  ...new Set(results.map((result) => (result.ok ? 'done' : result.error.kind))),
]
const signedIn = { ok: true, value: { idToken: expect.any(String) as string } }

test.each([
  { what: 'is a 500', fault: { kind: 'status', status: 500 }, allowed: ['other'] },
  { what: 'is a 503', fault: { kind: 'status', status: 503 }, allowed: ['network', 'other'] },
  { what: 'is a lost connection', fault: { kind: 'drop' }, allowed: ['network'] },
  { what: 'is malformed', fault: { kind: 'malformed' }, allowed: ['network', 'other'] },
  { what: 'ends in its middle', fault: { kind: 'truncated' }, allowed: ['network', 'other'] },
  // Some operations respond with nothing: these calls are carried out.
  { what: 'is empty', fault: { kind: 'empty' }, allowed: ['other', 'done'] },
] as const)('an answer that $what ends no session [8.9]', async ({ fault, allowed }) => {
  await visit.addFault(fault)
  expect(allowed).toEqual(expect.arrayContaining(outcomes(await askSignedOut())))
  await visit.liftFaults()
  await visit.signIn(renata)
  await visit.addFault(fault)
  expect(allowed).toEqual(expect.arrayContaining(outcomes(await askSignedIn())))
  expect((await renewTokens()).ok).toBe(false)
  await visit.liftFaults()
  expect(await fetchCustomer()).toMatchObject({ ok: true })
  expect(await renewTokens()).toMatchObject(signedIn)
})

test('an empty username, password, code or device is refused without a call [5.20, 5.21, 5.22, 5.23]', async () => {
  const account = await loadAccount()
  const settings = await loadAccountSettings()
  await visit.signIn(renata)
  await visit.operations()
  const answers = await Promise.all([
    account.signIn('', password),
    account.signIn(phoneNumber, ''),
    account.signUp({ ...newCustomer, username: '' }),
    account.signUp({ ...newCustomer, password: '' }),
    account.confirmSignUp('', '123456'),
    account.confirmSignUp('ana_1', ''),
    account.verifyPhone(''),
    account.answerWithCode(''),
    account.answerWithNewPassword(''),
    settings.changePassword('', 'pontos456'),
    settings.changePassword(password, ''),
    forgotPassword(''),
    confirmForgotPassword({ ...forgotten, username: '' }),
    confirmForgotPassword({ ...forgotten, code: '' }),
    confirmForgotPassword({ ...forgotten, newPassword: '' }),
    settings.forgetDevice(''),
    deleteAttributes([]),
    deleteAttributes(['']),
  ])
  expect(answers).toEqual(answers.map(() => refused('empty-input')))
  expect(await visit.operations()).toEqual({})
})

test('without a session, what needs one is refused without a call [6.4, 8.6]', async () => {
  const { deleteAccount } = await loadAccountSettings()
  expect(outcomes([...(await askSignedIn()), await deleteAccount()])).toEqual(['not-signed-in'])
  expect(await visit.operations()).toEqual({})
})

test.each([
  ['/revoke', 'access-token-revoked'],
  ['/disable', 'user-disabled'],
  ['/delete', 'user-deleted'],
])('a session that the provider ended is known by every operation: %s', async (call, end) => {
  await visit.signIn(renata)
  await visit.control().post(call, { phone: renata })
  const answers = await askSignedIn()
  expect(answers).toEqual(answers.map(() => refused('session-ended', { end })))
})

test('a configuration that names no pool is refused without a call, and one whose pool does not exist is not a wrong password [8.7]', async () => {
  const config = visit.config()
  const { listDevices } = await loadAccountSettings()
  configureIdentity({ ...config, identity: { ...config.identity, userPoolId: '', userPoolClientId: '' } })
  expect(outcomes([...(await askSignedOut()), await fetchCustomer(), await listDevices()])).toEqual(['not-configured'])
  expect(await visit.operations()).toEqual({})
  configureIdentity({ ...config, identity: { ...config.identity, userPoolClientId: 'unknown' } })
  expect(outcomes(await askSignedOut())).toEqual(['not-configured'])
})

// Stays last: when its connection is closed, the identity client repeats the abandoned sign-in. The tests above count calls.
test('where no answer ever comes, each operation gives up in the configured time', async () => {
  const config = visit.config()
  const impatient = { ...config, api: { ...config.api, timeoutMs: 100 } }
  await visit.signIn(renata)
  configureIdentity(impatient)
  await visit.addFault({ kind: 'hang' })
  expect(outcomes(await askSignedIn())).toEqual(['network'])
  expect(await currentTokens()).toMatchObject(signedIn)
  expect(outcomes(await askSignedOut())).toEqual(['network'])
})
