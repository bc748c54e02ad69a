import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { confirmSignIn, decodeJWT, signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider, DefaultTokenStore } from 'aws-amplify/auth/cognito'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startIdentityServer } from '../testing/index.ts'
import './account.ts'
import { identityErrorOf } from './identity-error.ts'

/*
 * What we rely on inside the library. If a new version fails here, customers who are signed in would be signed out, or errors
 * would be told wrongly.
 */
const pool = { userPoolId: 'us-east-1_EXAMPLE', userPoolClientId: 'client' }
const ana = { username: 'ana', password: 'segredo1', options: { authFlowType: 'USER_PASSWORD_AUTH' } } as const
const token = `e30.${Buffer.from('{}').toString('base64url')}.x`

const stored: string[] = []
const storage = {
  // The owner.
  getItem: async () => 'ana',
  setItem: async (name: string) => void stored.push(name),
  removeItem: async () => undefined,
  clear: async () => undefined,
}

test('a session is stored under these names', async () => {
  const store = new DefaultTokenStore()
  store.setAuthConfig({ Cognito: pool })
  store.setKeyValueStorage(storage)
  const tokens = { accessToken: decodeJWT(token), idToken: decodeJWT(token), refreshToken: 'refresh', clockDrift: 5 }
  const deviceMetadata = { deviceKey: 'key', deviceGroupKey: 'group', randomPassword: 'password' }
  await store.storeTokens({ ...tokens, deviceMetadata, username: 'ana' })
  await store.setOAuthMetadata({ oauthSignIn: true })
  const parts = ['accessToken', 'idToken', 'refreshToken', 'deviceKey', 'deviceGroupKey', 'randomPasswordKey']
  expect(stored).toEqual(
    ['LastAuthUser', ...[...parts, 'clockDrift', 'oauthMetadata'].map((part) => `ana.${part}`)].map(
      (name) => `CognitoIdentityServiceProvider.client.${name}`,
    ),
  )
})

test('an open challenge is stored under these names', async () => {
  // The library chooses its storage when it is loaded, so another process loads it.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const names = new Set()
      globalThis.window = { sessionStorage: { getItem: () => null, setItem: (name) => names.add(name), removeItem() {} } }
      globalThis.fetch = async () => Response.json({ ChallengeName: 'SMS_MFA', Session: 's', ChallengeParameters: {} })
      const { Amplify } = await import('aws-amplify')
      const { signIn } = await import('aws-amplify/auth')
      Amplify.configure({ Auth: { Cognito: ${JSON.stringify(pool)} } })
      await signIn(${JSON.stringify(ana)})
      console.log(JSON.stringify([...names]))`,
    ],
    { cwd: import.meta.dirname },
  )
  const names = ['username', 'challengeName', 'signInSession', 'expiry']
  expect(JSON.parse(stdout)).toEqual(names.map((name) => `CognitoSignInState.${name}`))
})

type Context = ReturnType<typeof createAmplifyContext>

test.each<[kind: string, call: (context: Context) => Promise<unknown>, userPoolId?: string]>([
  ['empty-input', (context) => signIn(context, { ...ana, username: '' })],
  ['empty-input', (context) => signIn(context, { ...ana, password: '' })],
  ['empty-input', (context) => confirmSignIn(context, { challengeResponse: '' })],
  ['not-configured', (context) => signIn(context, ana), ''],
  ['network', (context) => signIn(context, ana)],
])('its own error is known: %s', async (kind, call, userPoolId = pool.userPoolId) => {
  const server = await startIdentityServer((_, response) => response.destroy())
  const Auth = { Cognito: { ...pool, userPoolId, userPoolEndpoint: server.url } }
  const tokenProvider = createUserPoolsTokenProvider(Auth, storage)
  const failure: unknown = await call(createAmplifyContext({ Auth }, { Auth: { tokenProvider } })).catch(
    (thrown: unknown) => thrown,
  )
  expect(identityErrorOf(failure, 'signed-out').kind).toBe(kind)
})

test('it does not follow other tabs: their sign-out would be an error in the console', () => {
  const { keyValueStorage } = cognitoUserPoolsTokenProvider.authTokenStore
  expect((keyValueStorage as { listeners?: Set<unknown> }).listeners).toEqual(new Set())
})
