import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { callUserPool, tryToSignIn } from '../testing/wire-client.ts'
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
    {
      who: 'wrong password',
      phone: '11912345678',
      password: 'errada',
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    },
    {
      who: 'unconfirmed',
      phone: '41944445555',
      __type: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    },
    {
      who: 'unconfirmed, wrong password',
      phone: '41944445555',
      password: 'errada',
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    },
    {
      who: 'Google',
      phone: '51955556666',
      __type: 'NotAuthorizedException',
      message: 'User is not authorized to get auth details.',
    },
    {
      who: 'Apple',
      phone: '61966667777',
      __type: 'NotAuthorizedException',
      message: 'User is not authorized to get auth details.',
    },
    { who: 'disabled', phone: '71977778888', __type: 'NotAuthorizedException', message: 'User is disabled.' },
  ])('$who', async ({ phone, password, __type, message }) => {
    expect(await tryToSignIn(platform, phone, password)).toEqual({ status: 400, __type, message })
  })
})

describe('a sign-up is refused', () => {
  it.each([
    {
      why: 'phone of another account',
      attributes: { phone_number: '+5511912345678' },
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error SignUpExceptionAlreadyExists.',
    },
    {
      why: 'e-mail of another account',
      attributes: { phone_number: '+5511900000001', email: 'ANA.souza@exemplo.com.br' },
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error SignUpExceptionAlreadyExists.',
    },
    {
      why: 'taken username',
      username: 'ana_souza_4k2p',
      attributes: { phone_number: '+5511900000001' },
      __type: 'UsernameExistsException',
      message: 'User already exists',
    },
    {
      why: 'short password',
      password: '12345',
      attributes: { phone_number: '+5511900000001' },
      __type: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    },
    {
      why: 'phone without country',
      attributes: { phone_number: '11900000001' },
      __type: 'InvalidParameterException',
      message: 'Invalid phone number format.',
    },
  ])('$why', async ({ username = 'nova_pessoa_1a2b', password, attributes, __type, message }) => {
    expect(await signUp(username, attributes as Record<string, string>, password)).toEqual({
      status: 400,
      __type,
      message,
    })
  })
})
