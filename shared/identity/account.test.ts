import { beforeEach, expect, test } from 'vitest'
import {
  namesIn,
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  type AnswerOperation,
} from '../testing/index.ts'
import {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  loadAccount,
  sessionOwner,
  signOut,
} from './client-on-demand.ts'

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

test('with full storage a customer signs in, keeps the session and signs out, and nothing is stored', async () => {
  const { account, operations } = await start()
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  expect(await account.signIn(phoneNumber, 'segredo1')).toEqual({ ok: true, value: { step: 'done' } })
  expect(await sessionOwner()).toBe('ana-sub')
  const tokens = await currentTokens()
  const renewed = await currentTokens({ refused: tokens.ok ? tokens.value : undefined })
  expect(renewed).toMatchObject({ ok: true, value: { sub: 'ana-sub' } })
  expect(renewed).not.toEqual(tokens)
  expect(await fetchCustomer()).toMatchObject({ ok: true })
  expect(namesIn(localStorage)).toEqual([])
  await signOut({ everywhere: false })
  expect(await currentTokens()).toEqual({ ok: true, value: undefined })
  expect(operations()).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken', 'GetUser', 'RevokeToken'])
})

test('a wrong password is not tried a second time', async () => {
  const { account, operations } = await start((_, response) =>
    refuseOperation(response, 'NotAuthorizedException', 'Incorrect username or password.'),
  )
  expect(await account.signIn(phoneNumber, 'wrong')).toEqual({ ok: false, error: { kind: 'wrong-credentials' } })
  expect(operations()).toEqual(['InitiateAuth'])
})

test('an account without a sub is not a customer', async () => {
  const { account } = await start((operation, response) => {
    if (operation === 'GetUser')
      sendDocument(response, 200, { Username: 'ana_1', UserAttributes: [{ Name: 'name', Value: 'Ana' }] })
  })
  await account.signIn(phoneNumber, 'segredo1')
  expect((await fetchCustomer()).ok).toBe(false)
})
