import { afterAll, beforeEach, expect, it } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { newestCode } from '../testing/inbox-client.ts'
import { callUserPool, signInByPhone, tryToSignIn, type WireAnswer } from '../testing/wire-client.ts'
import { userPool } from './user-pool.ts'

/* What the product's own tests do not see of the identity provider: its words, its limits, its clock (`e2e/identity`). */

const platform = await startPlatform()
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const call = (operation: string, input: object) => callUserPool(platform, operation, input)
const signIn = (phone: string, password?: string) => tryToSignIn(platform, phone, password)
const shift = (shiftMs: number) => clientOf(platform, 'control').put('/clock', { shiftMs })
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

const respond = ({ ChallengeName, Session }: WireAnswer, ChallengeResponses: object) =>
  call('RespondToAuthChallenge', { ClientId: userPool.clientId, ChallengeName, Session, ChallengeResponses })

/** What Olga's app shows is not a word. */
async function setUpWithoutCode(): Promise<WireAnswer> {
  const { Session } = await call('AssociateSoftwareToken', { Session: (await signIn('11930000015')).Session })
  return call('VerifySoftwareToken', { Session, UserCode: 'abc' })
}

async function signUpWithoutCountry(): Promise<WireAnswer> {
  const UserAttributes = [{ Name: 'phone_number', Value: '11900000001' }]
  return call('SignUp', { ClientId: userPool.clientId, Username: 'nova_1a2b', Password: 'pontos123', UserAttributes })
}

async function listSixtyOneDevices(): Promise<WireAnswer> {
  const { accessToken } = await signInByPhone(platform, '11930000017')
  return call('ListDevices', { AccessToken: accessToken, Limit: 61 })
}

const notAuthorized = 'NotAuthorizedException'
const invalid = 'InvalidParameterException'
const wrong = 'Incorrect username or password.'
const mustReset = 'Password reset required for the user'
const anew = 'Invalid session for the user.'

it.each<[what: string, call: () => Promise<WireAnswer>, __type: string, message: string]>([
  ['nobody', () => signIn('11900000000'), 'UserNotFoundException', 'User does not exist.'],
  ['a wrong password', () => signIn('11912345678', 'errada'), notAuthorized, wrong],
  ['who is unconfirmed', () => signIn('41944445555'), 'UserNotConfirmedException', 'User is not confirmed.'],
  ['who is unconfirmed, by a wrong password', () => signIn('41944445555', 'errada'), notAuthorized, wrong],
  ['who is disabled', () => signIn('71977778888'), notAuthorized, 'User is disabled.'],
  ['who must reset the password', () => signIn('11930000011'), 'PasswordResetRequiredException', mustReset],
  ['a phone without country', signUpWithoutCountry, invalid, 'Invalid phone number format.'],
  ['an app that is not set up yet', async () => respond(await signIn('11930000015'), {}), notAuthorized, anew],
  ['an app that is set up without its code', setUpWithoutCode, 'EnableSoftwareTokenMFAException', 'Code mismatch'],
  ['a page of sixty-one devices', listSixtyOneDevices, invalid, expect.stringContaining("Value '61' at 'limit'")],
])('%s is refused in Cognito’s words', async (_, refused, __type, message) => {
  expect(await refused()).toEqual({ status: 400, __type, message })
})

it('a code by SMS has three minutes', async () => {
  const challenge = await signIn('11930000013')
  await shift(3 * 60_000)
  const SMS_MFA_CODE = await newestCode(platform, '11930000013', 'identity')
  const message = 'Invalid session for the user, session is expired.'
  expect(await respond(challenge, { SMS_MFA_CODE })).toMatchObject({ __type: notAuthorized, message })
})

it('a code of the app is taken once', async () => {
  const { data } = await clientOf(platform, 'control').get('/totp', { params: { phone: '11930000014' } })
  const answer = async () => respond(await signIn('11930000014'), { SOFTWARE_TOKEN_MFA_CODE: data.code })
  expect(await answer()).toMatchObject({ status: 200 })
  const message = 'Your software token has already been used once.'
  expect(await answer()).toMatchObject({ __type: 'ExpiredCodeException', message })
})

it('passwords are locked for a while after five wrong ones', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn('11912345678', 'errada')
  expect(await signIn('11912345678')).toMatchObject({ __type: notAuthorized, message: 'Password attempts exceeded' })
  await shift(1000)
  await signInByPhone(platform, '11912345678')
})

it('within an hour, five codes may be wrong, and ten are sent', async () => {
  const ana = { Username: '+5511912345678' }
  const confirm = (code: string) =>
    call('ConfirmForgotPassword', { ...ana, ConfirmationCode: code, Password: 'comprida' })
  const send = () => call('ForgotPassword', ana)
  await send()
  const code = await newestCode(platform, '11912345678', 'identity')
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await confirm(wrongCode(code))).toMatchObject({ __type: 'CodeMismatchException' })
  const limit = { __type: 'LimitExceededException', message: 'Attempt limit exceeded, please try after some time.' }
  expect(await confirm(code)).toMatchObject(limit)
  for (let sent = 1; sent < 10; sent += 1) expect(await send()).toMatchObject({ status: 200 })
  expect(await send()).toMatchObject(limit)
  await shift(3_600_000)
  expect(await send()).toMatchObject({ status: 200 })
})

it('a sign-up of nobody is not confirmed, whether the pool says so or hides it', async () => {
  const confirm = () => call('ConfirmSignUp', { Username: 'ninguem', ConfirmationCode: '1' })
  expect(await confirm()).toMatchObject({ __type: 'UserNotFoundException' })
  await clientOf(platform, 'control').put('/pool', { hideUnknownUsers: true })
  expect(await confirm()).toMatchObject({ __type: 'ExpiredCodeException' })
})

it('a refresh token that was rotated is refused', async () => {
  await clientOf(platform, 'control').put('/pool', { rotateRefreshTokens: true })
  const refresh = (RefreshToken: string) => call('GetTokensFromRefreshToken', { RefreshToken })
  const { refreshToken } = await signInByPhone(platform, '11912345678')
  const rotated = (await refresh(refreshToken)).AuthenticationResult?.RefreshToken ?? ''
  expect(await refresh(refreshToken)).toMatchObject({ __type: 'RefreshTokenReuseException' })
  expect(await refresh(rotated)).toMatchObject({ status: 200 })
})
