import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { newestCode } from '../testing/inbox-client.ts'
import { callUserPool, signInByPhone, tryToSignIn, type WireAnswer } from '../testing/wire-client.ts'
import { userPool } from './user-pool.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const control = () => clientOf(platform, 'control')
const shift = (shiftMs: number) => control().put('/clock', { shiftMs })
const totpOf = async (phone: string): Promise<string> => (await control().get('/totp', { params: { phone } })).data.code
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

const respond = ({ ChallengeName, Session }: WireAnswer, ChallengeResponses: object) =>
  callUserPool(platform, 'RespondToAuthChallenge', {
    ClientId: userPool.clientId,
    ChallengeName,
    Session,
    ChallengeResponses,
  })

describe('a second factor', () => {
  it('by SMS is refused three times, then the sign-in begins anew', async () => {
    const challenge = await tryToSignIn(platform, '11930000013')
    expect(challenge).toMatchObject({
      ChallengeName: 'SMS_MFA',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: '+*********0013' },
    })
    const code = await newestCode(platform, '11930000013', 'identity')
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await respond(challenge, { SMS_MFA_CODE: wrongCode(code) })).toMatchObject({
        __type: 'CodeMismatchException',
        message: 'Invalid code or auth state for the user.',
      })
    }
    expect(await respond(challenge, { SMS_MFA_CODE: code })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    })
  })

  it('has three minutes', async () => {
    const challenge = await tryToSignIn(platform, '11930000013')
    const code = await newestCode(platform, '11930000013', 'identity')
    await shift(3 * 60_000)
    expect(await respond(challenge, { SMS_MFA_CODE: code })).toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    })
  })

  it('by app takes a code once', async () => {
    const SOFTWARE_TOKEN_MFA_CODE = await totpOf('11930000014')
    expect(await respond(await tryToSignIn(platform, '11930000014'), { SOFTWARE_TOKEN_MFA_CODE })).toMatchObject({
      status: 200,
    })
    expect(await respond(await tryToSignIn(platform, '11930000014'), { SOFTWARE_TOKEN_MFA_CODE })).toMatchObject({
      __type: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
  })

  it('that is not set up cannot be switched on', async () => {
    const { accessToken } = await signInByPhone(platform, '31933334444')
    const prefer = (settings: object) =>
      callUserPool(platform, 'SetUserMFAPreference', { AccessToken: accessToken, ...settings })
    expect(await prefer({ SoftwareTokenMfaSettings: { Enabled: true } })).toMatchObject({
      message: 'User has not verified software token mfa',
    })
    expect(await prefer({ SMSMfaSettings: { Enabled: true } })).toMatchObject({
      message: 'User does not have delivery config set to turn on SMS_MFA',
    })
    expect(
      await callUserPool(platform, 'VerifySoftwareToken', { AccessToken: accessToken, UserCode: '123456' }),
    ).toMatchObject({
      __type: 'SoftwareTokenMFANotFoundException',
    })
  })

  it('is set up with a code of the app only', async () => {
    const challenge = await tryToSignIn(platform, '11930000015')
    expect(await respond(challenge, {})).toMatchObject({ message: 'Invalid session for the user.' })
    const { Session } = await callUserPool(platform, 'AssociateSoftwareToken', { Session: challenge.Session })
    expect(await callUserPool(platform, 'VerifySoftwareToken', { Session, UserCode: 'abc' })).toMatchObject({
      __type: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    })
  })
})

it('a provisional password is replaced by one that the policy admits', async () => {
  const challenge = await tryToSignIn(platform, '11930000012')
  expect(challenge).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  expect(await respond(challenge, { NEW_PASSWORD: 'curta' })).toMatchObject({ __type: 'InvalidPasswordException' })
  expect(await respond(challenge, { NEW_PASSWORD: 'comprida' })).toMatchObject({ status: 200 })
  await signInByPhone(platform, '11930000012', 'comprida')
})

describe('attempts', () => {
  it('at a password are locked for a while after five', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await tryToSignIn(platform, '11912345678', 'errada')
    expect(await tryToSignIn(platform, '11912345678')).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    })
    await shift(1000)
    await signInByPhone(platform, '11912345678')
  })

  it('at a code are over after five, those at sending one after ten', async () => {
    const confirm = (code: string) =>
      callUserPool(platform, 'ConfirmForgotPassword', {
        Username: '+5511912345678',
        ConfirmationCode: code,
        Password: 'comprida',
      })
    const send = () =>
      callUserPool(platform, 'ForgotPassword', { ClientId: userPool.clientId, Username: '+5511912345678' })
    await send()
    const code = await newestCode(platform, '11912345678', 'identity')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await confirm(wrongCode(code))).toMatchObject({ __type: 'CodeMismatchException' })
    }
    const limit = { __type: 'LimitExceededException', message: 'Attempt limit exceeded, please try after some time.' }
    expect(await confirm(code)).toMatchObject(limit)
    for (let sent = 1; sent < 10; sent += 1) expect(await send()).toMatchObject({ status: 200 })
    expect(await send()).toMatchObject(limit)
    await shift(3_600_000)
    expect(await send()).toMatchObject({ status: 200 })
  })
})

const nobody = '+5511900000000'

it.each([
  [
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: nobody, PASSWORD: 'pontos123' } },
    'NotAuthorizedException',
  ],
  ['ForgotPassword', { Username: nobody }, undefined],
  ['ConfirmForgotPassword', { Username: nobody, ConfirmationCode: '1', Password: 'comprida' }, 'CodeMismatchException'],
  ['ConfirmSignUp', { Username: 'ninguem', ConfirmationCode: '1' }, 'ExpiredCodeException'],
  ['ResendConfirmationCode', { Username: 'ninguem' }, undefined],
])('%s says that a user is unknown, or hides it', async (operation, input, hidden) => {
  expect(await callUserPool(platform, operation, input)).toMatchObject({ __type: 'UserNotFoundException' })
  await control().put('/pool', { hideUnknownUsers: true })
  expect(await callUserPool(platform, operation, input)).toMatchObject(hidden ? { __type: hidden } : { status: 200 })
})

describe('tokens', () => {
  const refresh = (RefreshToken: string) => callUserPool(platform, 'GetTokensFromRefreshToken', { RefreshToken })

  it('rotate where the pool says so; the old one is refused', async () => {
    await control().put('/pool', { rotateRefreshTokens: true })
    const { refreshToken } = await signInByPhone(platform, '11912345678')
    const rotated = (await refresh(refreshToken)).AuthenticationResult?.RefreshToken ?? ''
    expect(rotated).not.toBe(refreshToken)
    expect(await refresh(refreshToken)).toMatchObject({ __type: 'RefreshTokenReuseException' })
    expect(await refresh(rotated)).toMatchObject({ status: 200 })
  })

  it.each([
    { by: 'control', act: () => control().post('/expire', { phone: '11912345678', what: 'tokens' }) },
    { by: 'the clock', act: () => shift(3_600_000) },
  ])('expire by $by', async ({ act }) => {
    const { accessToken, idToken, refreshToken } = await signInByPhone(platform, '11912345678')
    await act()
    expect(await callUserPool(platform, 'GetUser', { AccessToken: accessToken })).toMatchObject({
      message: 'Access Token has expired',
    })
    expect((await clientOf(platform, 'api', idToken).get('/open/orgs')).status).toBe(401)
    const { AuthenticationResult: fresh } = await refresh(refreshToken)
    expect((await clientOf(platform, 'api', fresh?.IdToken).get('/open/orgs')).status).toBe(200)
  })

  it.each([
    { act: 'revoke', body: {}, access: 'Access Token has been revoked', refreshed: 'Refresh Token has been revoked' },
    { act: 'disable', body: {}, access: 'User is disabled.', refreshed: 'User is disabled.' },
    { act: 'delete', body: {}, access: 'User does not exist.', refreshed: 'User does not exist.' },
    { act: 'expire', body: { what: 'refresh-tokens' }, access: undefined, refreshed: 'Refresh Token has expired' },
  ])('after control’s $act', async ({ act, body, access, refreshed }) => {
    const { accessToken, refreshToken } = await signInByPhone(platform, '11912345678')
    expect((await control().post(`/${act}`, { phone: '11912345678', ...body })).status).toBeLessThan(300)
    expect((await callUserPool(platform, 'GetUser', { AccessToken: accessToken })).message).toBe(access)
    expect((await refresh(refreshToken)).message).toBe(refreshed)
  })
})

describe('devices', () => {
  const list = (accessToken: string, PaginationToken?: string) =>
    callUserPool(platform, 'ListDevices', { AccessToken: accessToken, Limit: 60, PaginationToken })

  it('come in pages of sixty', async () => {
    const { accessToken } = await signInByPhone(platform, '11930000017')
    const first = await list(accessToken)
    const second = await list(accessToken, first.PaginationToken)
    expect([first.Devices?.length, second.Devices?.length, second.PaginationToken]).toEqual([60, 10, undefined])
    expect(new Set([...(first.Devices ?? []), ...(second.Devices ?? [])].map(({ DeviceKey }) => DeviceKey)).size).toBe(
      70,
    )
    expect(await callUserPool(platform, 'ListDevices', { AccessToken: accessToken, Limit: 61 })).toMatchObject({
      __type: 'InvalidParameterException',
    })
  })

  it('are not tracked for an ordinary customer', async () => {
    const signedIn = await tryToSignIn(platform, '11912345678')
    expect(signedIn.AuthenticationResult).not.toHaveProperty('NewDeviceMetadata')
    expect(await list(signedIn.AuthenticationResult?.AccessToken ?? '')).toMatchObject({
      __type: 'InvalidParameterException',
    })
  })

  it('that are unknown are not found', async () => {
    const { accessToken } = await signInByPhone(platform, '11930000017')
    expect(await callUserPool(platform, 'ForgetDevice', { AccessToken: accessToken, DeviceKey: 'x' })).toMatchObject({
      __type: 'ResourceNotFoundException',
    })
  })
})

it('who must reset the password is told', async () => {
  expect(await tryToSignIn(platform, '11930000011')).toMatchObject({
    __type: 'PasswordResetRequiredException',
    message: 'Password reset required for the user',
  })
})
