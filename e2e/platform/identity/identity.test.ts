import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { newestCode } from '../testing/inbox-client.ts'
import { callUserPool, signInByPhone, tryToSignIn } from '../testing/wire-client.ts'
import { userPool } from './user-pool.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const signUp = (username: string, attributes: Readonly<Record<string, string>>, password = 'pontos123') =>
  callUserPool(platform, 'SignUp', {
    ClientId: userPool.clientId,
    Username: username,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  })

describe('a sign-in is refused in Cognito’s words', () => {
  it.each([
    { who: 'unknown', phone: '11900000000', __type: 'UserNotFoundException', message: 'User does not exist.' },
    { who: 'wrong password', phone: '11912345678', password: 'errada', __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    { who: 'unconfirmed', phone: '41944445555', __type: 'UserNotConfirmedException', message: 'User is not confirmed.' },
    { who: 'unconfirmed, wrong password', phone: '41944445555', password: 'errada', __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    { who: 'Google', phone: '51955556666', __type: 'NotAuthorizedException', message: 'User is not authorized to get auth details.' },
    { who: 'Apple', phone: '61966667777', __type: 'NotAuthorizedException', message: 'User is not authorized to get auth details.' },
    { who: 'disabled', phone: '71977778888', __type: 'NotAuthorizedException', message: 'User is disabled.' },
  ])('$who', async ({ phone, password, __type, message }) => {
    expect(await tryToSignIn(platform, phone, password)).toEqual({ status: 400, __type, message })
  })
})

describe('a sign-up is refused', () => {
  it.each([
    { why: 'phone of another account', attributes: { phone_number: '+5511912345678' }, __type: 'UserLambdaValidationException', message: 'PreSignUp failed with error SignUpExceptionAlreadyExists.' },
    { why: 'e-mail of another account', attributes: { phone_number: '+5511900000001', email: 'ANA.souza@exemplo.com.br' }, __type: 'UserLambdaValidationException', message: 'PreSignUp failed with error SignUpExceptionAlreadyExists.' },
    { why: 'taken username', username: 'ana_souza_4k2p', attributes: { phone_number: '+5511900000001' }, __type: 'UsernameExistsException', message: 'User already exists' },
    { why: 'short password', password: '12345', attributes: { phone_number: '+5511900000001' }, __type: 'InvalidPasswordException', message: 'Password did not conform with policy: Password not long enough' },
    { why: 'phone without country', attributes: { phone_number: '11900000001' }, __type: 'InvalidParameterException', message: 'Invalid phone number format.' },
  ])('$why', async ({ username = 'nova_pessoa_1a2b', password, attributes, __type, message }) => {
    expect(await signUp(username, attributes as Record<string, string>, password)).toEqual({ status: 400, __type, message })
  })
})

it('confirms a sign-up with the newest code only', async () => {
  await signUp('nova_pessoa_1a2b', { phone_number: '+5511900000001' })
  const first = await newestCode(platform, '11900000001', 'identity')
  await callUserPool(platform, 'ResendConfirmationCode', { ClientId: userPool.clientId, Username: 'nova_pessoa_1a2b' })
  const second = await newestCode(platform, '11900000001', 'identity')
  const confirm = (ConfirmationCode: string) => callUserPool(platform, 'ConfirmSignUp', { Username: 'nova_pessoa_1a2b', ConfirmationCode })
  if (first !== second) expect(await confirm(first)).toMatchObject({ __type: 'CodeMismatchException' })
  expect(await confirm(second)).toEqual({ status: 200 })
  expect(await confirm(second)).toMatchObject({ message: 'User cannot be confirmed. Current status is CONFIRMED' })
})

describe('a session', () => {
  const getUser = (AccessToken: string) => callUserPool(platform, 'GetUser', { AccessToken })

  it('ends with its refresh token, the others stay', async () => {
    const [telephone, computer] = [await signInByPhone(platform, '11912345678'), await signInByPhone(platform, '11912345678')]
    await callUserPool(platform, 'RevokeToken', { ClientId: userPool.clientId, Token: telephone.refreshToken })
    expect(await getUser(telephone.accessToken)).toMatchObject({ message: 'Access Token has been revoked' })
    expect(await callUserPool(platform, 'GetTokensFromRefreshToken', { RefreshToken: telephone.refreshToken })).toMatchObject({
      message: 'Refresh Token has been revoked',
    })
    expect(await getUser(computer.accessToken)).toMatchObject({ status: 200 })
  })

  it('refuses an ID token in the place of an access token', async () => {
    const { idToken } = await signInByPhone(platform, '11912345678')
    expect(await getUser(idToken)).toMatchObject({ message: 'Invalid Access Token' })
  })

  it('of a deleted user is told that there is none', async () => {
    const { accessToken, refreshToken } = await signInByPhone(platform, '11912345678')
    await callUserPool(platform, 'DeleteUser', { AccessToken: accessToken })
    expect(await getUser(accessToken)).toMatchObject({ __type: 'UserNotFoundException', message: 'User does not exist.' })
    expect(await callUserPool(platform, 'GetTokensFromRefreshToken', { RefreshToken: refreshToken })).toMatchObject({
      __type: 'UserNotFoundException',
    })
  })
})

it('verifies a phone that the customer confirmed without', async () => {
  const { accessToken } = await signInByPhone(platform, '31933334444')
  await callUserPool(platform, 'GetUserAttributeVerificationCode', { AccessToken: accessToken, AttributeName: 'phone_number' })
  const Code = await newestCode(platform, '31933334444', 'identity')
  const verify = { AccessToken: accessToken, AttributeName: 'phone_number', Code }
  expect(await callUserPool(platform, 'VerifyUserAttribute', verify)).toEqual({ status: 200 })
  expect(await callUserPool(platform, 'VerifyUserAttribute', verify)).toMatchObject({ __type: 'ExpiredCodeException' })
})

it('resets a forgotten password', async () => {
  await callUserPool(platform, 'ForgotPassword', { ClientId: userPool.clientId, Username: '+5511912345678' })
  const ConfirmationCode = await newestCode(platform, '11912345678', 'identity')
  const confirm = (Password: string) =>
    callUserPool(platform, 'ConfirmForgotPassword', { Username: '+5511912345678', ConfirmationCode, Password })
  expect(await confirm('curta')).toMatchObject({ __type: 'InvalidPasswordException' })
  expect(await confirm('comprida')).toEqual({ status: 200 })
  await signInByPhone(platform, '11912345678', 'comprida')
})

it('refuses what it does not know', async () => {
  expect(await callUserPool(platform, 'AdminGetUser', {})).toMatchObject({ status: 400, __type: 'UnknownOperationException' })
  expect(await callUserPool(platform, 'InitiateAuth', { ClientId: 'another' })).toMatchObject({ __type: 'ResourceNotFoundException' })
})
