import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  exampleSiteConfig,
  holdOperation,
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  type AnswerOperation,
} from '../testing/index.ts'
import { configureIdentity, currentTokens, fetchCustomer, loadAccount } from './identity.ts'

const phoneNumber = '+5511912345678'

beforeEach(() => openPage())

/** An identity provider, and the operations that forms call. */
async function start(answer?: AnswerOperation) {
  const server = await startIdentityServer(answer)
  configureIdentity(siteConfigAt({ identity: server }))
  const bodyOf = (operation: string): unknown =>
    JSON.parse(server.seen[server.operations().lastIndexOf(operation)]?.body ?? 'null')
  return { account: await loadAccount(), operations: server.operations, bodyOf }
}

test('a sign-in sends phone and password, and gives two kinds of token [7.26, 9.22]', async () => {
  const { account, bodyOf } = await start()
  expect(await account.signIn(phoneNumber, 'segredo1')).toEqual({ ok: true, value: { step: 'done' } })
  expect(bodyOf('InitiateAuth')).toMatchObject({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'exampleclientid',
    AuthParameters: { USERNAME: phoneNumber, PASSWORD: 'segredo1' },
  })
  const tokens = await currentTokens()
  const { idToken = '', accessToken = '' } = (tokens.ok && tokens.value) || {}
  const useOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { token_use: string }).token_use
  expect([useOf(idToken), useOf(accessToken)]).toEqual(['id', 'access'])
})

test('a sign-in replaces the tokens of an earlier session', async () => {
  const { account, operations } = await start()
  await account.signIn(phoneNumber, 'segredo1')
  const earlier = await currentTokens()
  expect(await account.signIn(phoneNumber, 'segredo1')).toEqual({ ok: true, value: { step: 'done' } })
  expect(operations()).toEqual(['InitiateAuth', 'InitiateAuth'])
  expect(await currentTokens()).not.toEqual(earlier)
})

test('a wrong password is not tried a second time', async () => {
  const { account, operations } = await start((_, response) =>
    refuseOperation(response, 'NotAuthorizedException', 'Incorrect username or password.'),
  )
  expect(await account.signIn(phoneNumber, 'wrong')).toEqual({ ok: false, error: { kind: 'wrong-credentials' } })
  expect(operations()).toEqual(['InitiateAuth'])
})

test('an unconfirmed account is a step, not a failure', async () => {
  const { account } = await start((_, response) =>
    refuseOperation(response, 'UserNotConfirmedException', 'User is not confirmed.'),
  )
  expect(await account.signIn(phoneNumber, 'segredo1')).toEqual({ ok: true, value: { step: 'confirm-sign-up' } })
})

const newCustomer = {
  username: 'ana_1',
  password: 'segredo1',
  name: 'Ana',
  phoneNumber,
  email: 'ana@exemplo.com.br',
  birthdate: '1990-01-31',
  gender: '2',
}

test('a sign-up sends every attribute as a text [7.27]', async () => {
  const { account, bodyOf } = await start()
  expect(await account.signUp(newCustomer)).toEqual({ ok: true, value: undefined })
  expect(bodyOf('SignUp')).toMatchObject({
    Username: 'ana_1',
    Password: 'segredo1',
    UserAttributes: [
      { Name: 'name', Value: 'Ana' },
      { Name: 'phone_number', Value: phoneNumber },
      { Name: 'email', Value: 'ana@exemplo.com.br' },
      { Name: 'birthdate', Value: '1990-01-31' },
      { Name: 'gender', Value: '2' },
    ],
  })
})

test('empty input is refused before any call [5.21, 5.22, 5.23]', async () => {
  const { account, operations } = await start()
  const answers = await Promise.all([
    account.signIn('', 'segredo1'),
    account.signIn(phoneNumber, ''),
    account.signUp({ ...newCustomer, username: '' }),
    account.signUp({ ...newCustomer, password: '' }),
    account.confirmSignUp('', '123456'),
    account.confirmSignUp('ana_1', ''),
    account.verifyPhone(''),
  ])
  expect(answers).toEqual(answers.map(() => ({ ok: false, error: { kind: 'empty-input' } })))
  expect(operations()).toEqual([])
})

test('a sign-up is confirmed by its username, a phone by the session [7.28, 7.29]', async () => {
  const { account, bodyOf } = await start()
  await account.confirmSignUp('ana_1', '123456')
  expect(bodyOf('ConfirmSignUp')).toMatchObject({ Username: 'ana_1', ConfirmationCode: '123456' })
  await account.signIn(phoneNumber, 'segredo1')
  await account.requestPhoneCode()
  await account.verifyPhone('654321')
  expect(bodyOf('GetUserAttributeVerificationCode')).toMatchObject({ AttributeName: 'phone_number' })
  expect(bodyOf('VerifyUserAttribute')).toMatchObject({ AttributeName: 'phone_number', Code: '654321' })
})

test('an update leaves out the attributes that only the provider may write [5.24, 7.30]', async () => {
  const { account, bodyOf } = await start()
  await account.signIn(phoneNumber, 'segredo1')
  await account.updateCustomer({
    sub: 'other',
    name: 'Ana Maria',
    email_verified: 'true',
    phone_number_verified: 'true',
    gender: '2',
  })
  expect(bodyOf('UpdateUserAttributes')).toMatchObject({
    UserAttributes: [
      { Name: 'name', Value: 'Ana Maria' },
      { Name: 'gender', Value: '2' },
    ],
  })
})

test('a call that needs a session says so if there is none [8.6]', async () => {
  const { account, operations } = await start()
  expect(await account.verifyPhone('123456')).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(await fetchCustomer()).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(operations()).toEqual([])
})

test('a lost connection is a network failure', async () => {
  const { account } = await start((_, response) => response.destroy())
  expect(await account.signUp(newCustomer)).toEqual({ ok: false, error: { kind: 'network' } })
})

test('an account without a sub is not a customer', async () => {
  const { account } = await start((operation, response) => {
    if (operation === 'GetUser')
      sendDocument(response, 200, { Username: 'ana_1', UserAttributes: [{ Name: 'name', Value: 'Ana' }] })
  })
  await account.signIn(phoneNumber, 'segredo1')
  expect((await fetchCustomer()).ok).toBe(false)
})

test('no response in the configured time is a network failure', async () => {
  const { hold, asked } = holdOperation('InitiateAuth')
  const { account, operations } = await start(hold)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const signedIn = account.signIn(phoneNumber, 'segredo1')
  await asked
  vi.advanceTimersByTime(exampleSiteConfig().api.timeoutMs)
  expect(await signedIn).toEqual({ ok: false, error: { kind: 'network' } })
  expect(operations()).toEqual(['InitiateAuth'])
})
