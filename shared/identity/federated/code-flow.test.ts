import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { exampleSiteConfig, openPage } from '../../testing/index.ts'
import { createAuthorizationRequest, type Provider } from './code-flow.ts'
import { hostedLogoutAddress } from './hosted-logout.ts'

beforeEach(() => openPage('https://app.example/padaria'))

test.each<[Provider, string]>([
  ['apple', 'SignInWithApple'],
  ['google', 'Google'],
])('%s: the hosted UI is asked for a code, with PKCE [1.3, 7.31, 9.23]', async (provider, name) => {
  const { identity } = exampleSiteConfig()
  const request = await createAuthorizationRequest(exampleSiteConfig(), provider)
  const { origin, pathname, searchParams } = new URL(request?.address ?? '')
  expect(`${origin}${pathname}`).toBe('https://auth.example/oauth2/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: identity.userPoolClientId,
    redirect_uri: 'https://app.example/',
    response_type: 'code',
    scope: 'phone email profile openid aws.cognito.signin.user.admin',
    identity_provider: name,
    state: request?.state,
    code_challenge: createHash('sha256')
      .update(request?.verifier ?? '')
      .digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect(request?.verifier).toMatch(/^[\w-]{43}$/)
  // No two requests are alike.
  const other = await createAuthorizationRequest(exampleSiteConfig(), provider)
  expect(new Set([request, other].flatMap((one) => [one?.state, one?.verifier])).size).toBe(4)
})

test('on an origin that the configuration does not name there is neither a request nor a sign-out', async () => {
  openPage('https://app.example.evil.example/')
  expect(await createAuthorizationRequest(exampleSiteConfig(), 'google')).toBeUndefined()
  expect(hostedLogoutAddress(exampleSiteConfig())).toBeUndefined()
})
