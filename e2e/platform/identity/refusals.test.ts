import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { callUserPool, tryToSignIn } from '../testing/wire-client.ts'
import { userPool } from './user-pool.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const signUp = (username: string, attributes: Readonly<Record<string, string>>, password: string) =>
  callUserPool(platform, 'SignUp', {
    ClientId: userPool.clientId,
    Username: username,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  })

const notAuthorized = 'NotAuthorizedException'
const wrong = 'Incorrect username or password.'
const external = 'User is not authorized to get auth details.'

it.each([
  ['unknown', '11900000000', 'pontos123', 'UserNotFoundException', 'User does not exist.'],
  ['wrong password', '11912345678', 'errada', notAuthorized, wrong],
  ['unconfirmed', '41944445555', 'pontos123', 'UserNotConfirmedException', 'User is not confirmed.'],
  ['unconfirmed, wrong password', '41944445555', 'errada', notAuthorized, wrong],
  ['Google', '51955556666', 'pontos123', notAuthorized, external],
  ['Apple', '61966667777', 'pontos123', notAuthorized, external],
  ['disabled', '71977778888', 'pontos123', notAuthorized, 'User is disabled.'],
])('a sign-in is refused in Cognito’s words: %s', async (_, phone, password, __type, message) => {
  expect(await tryToSignIn(platform, phone, password)).toEqual({ status: 400, __type, message })
})

const validation = 'UserLambdaValidationException'
const exists = 'PreSignUp failed with error SignUpExceptionAlreadyExists.'
const tooShort = 'Password did not conform with policy: Password not long enough'
const isBlocked = 'PreSignUp failed with error SignUpExceptionEmailDomainBlocked.'
const free = { username: 'nova_pessoa_1a2b', password: 'pontos123', phone_number: '+5511900000001' }

it.each([
  ['phone of another account', { phone_number: '+5511912345678' }, validation, exists],
  ['e-mail of another account', { email: 'ANA.souza@exemplo.com.br' }, validation, exists],
  ['blocked e-mail domain', { email: 'a@descartavel.com.br' }, validation, isBlocked],
  ['taken username', { username: 'ana_souza_4k2p' }, 'UsernameExistsException', 'User already exists'],
  ['short password', { password: '12345' }, 'InvalidPasswordException', tooShort],
  [
    'phone without country',
    { phone_number: '11900000001' },
    'InvalidParameterException',
    'Invalid phone number format.',
  ],
])('a sign-up is refused: %s', async (_, changed, __type, message) => {
  const { username, password, ...attributes } = { ...free, ...changed }
  expect(await signUp(username, attributes, password)).toEqual({ status: 400, __type, message })
})
