import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userPool } from '../identity/user-pool.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { authorizationQuery, choose, exchange, hostedUiClient, type AuthorizationQuery } from '../testing/hosted-ui-client.ts'
import { callUserPool } from '../testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

describe('a sign-in', () => {
  it.each([
    { provider: 'Google', name: 'Fábio Nunes', username: 'google_109876543210987654321' },
    { provider: 'SignInWithApple', name: 'Gabriela Reis', username: 'signinwithapple_001234.5f0c1a2b.0912' },
    { provider: 'Google', name: 'Sofia Andrade (primeira vez)', username: 'google_120000000000000000001' },
    { provider: undefined, name: 'Tiago Ramos (primeira vez)', username: 'signinwithapple_001234.0a1b2c3d.1101' },
  ])('with $provider as $name', async ({ provider, name, username }) => {
    const browser = hostedUiClient(platform)
    const back = await choose(browser, name, { identity_provider: provider })
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/\?code=[\w-]+&state=estado-1$/)
    const { data, status } = await exchange(browser, back.searchParams.get('code'))
    expect({ status, data }).toMatchObject({ status: 200, data: { token_type: 'Bearer', expires_in: 3600 } })
    expect(decodeJwt(data['id_token'] ?? '')).toMatchObject({ 'cognito:username': username, token_use: 'id' })
    expect(await callUserPool(platform, 'GetUser', { AccessToken: data['access_token'] })).toMatchObject({ status: 200, Username: username })

    const refreshed = await browser.post('/oauth2/token', new URLSearchParams({
      grant_type: 'refresh_token', client_id: userPool.clientId, refresh_token: data['refresh_token'] ?? '',
    }))
    expect(refreshed.data).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) })
    expect(refreshed.data).not.toHaveProperty('refresh_token')
  })

  it('without the pool’s scope cannot use the pool', async () => {
    const browser = hostedUiClient(platform)
    const back = await choose(browser, 'Fábio Nunes', { scope: 'openid' })
    const { data } = await exchange(browser, back.searchParams.get('code'))
    expect(await callUserPool(platform, 'GetUser', { AccessToken: data['access_token'] })).toMatchObject({
      message: 'Access Token does not have required scopes',
    })
  })
})

describe('a way back without a code', () => {
  it.each([
    { link: 'Cancelar', error: 'access_denied' },
    { link: 'Simular um erro do provedor', error: 'server_error' },
    { link: 'Ana Souza (e-mail de outra conta)', error: 'invalid_request' },
  ])('$link', async ({ link, error }) => {
    const back = await choose(hostedUiClient(platform), link)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'estado-1' })
    expect(back.searchParams.has('code')).toBe(false)
  })

  it('of a disabled customer', async () => {
    await clientOf(platform, 'control').post('/disable', { username: 'google_109876543210987654321' })
    const back = await choose(hostedUiClient(platform), 'Fábio Nunes')
    expect(back.searchParams.get('error_description')).toBe('User is disabled.')
  })

  it.each<{ query: AuthorizationQuery; error: string }>([
    { query: { response_type: 'token' }, error: 'unauthorized_client' },
    { query: { response_type: undefined }, error: 'invalid_request' },
    { query: { scope: 'openid everything' }, error: 'invalid_scope' },
    { query: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { query: { identity_provider: 'Facebook' }, error: 'invalid_request' },
  ])('$query', async ({ query, error }) => {
    const answer = await hostedUiClient(platform).get('/oauth2/authorize', { params: { ...authorizationQuery, ...query } })
    expect(new URL(String(answer.headers['location'])).searchParams.get('error')).toBe(error)
  })

  it.each<{ query: AuthorizationQuery; error: string }>([
    { query: { redirect_uri: 'https://example.com/' }, error: 'redirect_mismatch' },
    { query: { redirect_uri: 'http://localhost:3000/padaria' }, error: 'redirect_mismatch' },
    { query: { client_id: 'another' }, error: 'invalid_client' },
  ])('does not exist: $query', async ({ query, error }) => {
    const answer = await hostedUiClient(platform).get('/oauth2/authorize', { params: { ...authorizationQuery, ...query } })
    expect({ status: answer.status, hasError: answer.data.includes(error) }).toEqual({ status: 400, hasError: true })
  })
})

describe('a code', () => {
  const newCode = async () => (await choose(hostedUiClient(platform), 'Fábio Nunes')).searchParams.get('code')

  it('is good for one exchange', async () => {
    const code = await newCode()
    expect((await exchange(hostedUiClient(platform), code)).status).toBe(200)
    expect(await exchange(hostedUiClient(platform), code)).toMatchObject({ status: 400, data: { error: 'invalid_grant' } })
  })

  it.each<{ why: string; changes: Record<string, string>; error: string }>([
    { why: 'wrong verifier', changes: { code_verifier: 'x' }, error: 'invalid_grant' },
    { why: 'another return address', changes: { redirect_uri: 'http://localhost:3001/' }, error: 'invalid_grant' },
    { why: 'unknown', changes: { code: 'x' }, error: 'invalid_grant' },
    { why: 'another client', changes: { client_id: 'x' }, error: 'invalid_client' },
    { why: 'another grant', changes: { grant_type: 'password' }, error: 'unsupported_grant_type' },
  ])('is refused: $why', async ({ changes, error }) => {
    expect((await exchange(hostedUiClient(platform), await newCode(), changes)).data).toEqual({ error })
  })

  it('expires after five minutes', async () => {
    const code = await newCode()
    await clientOf(platform, 'control').put('/clock', { shiftMs: 5 * 60_000 })
    expect((await exchange(hostedUiClient(platform), code)).data).toEqual({ error: 'invalid_grant' })
  })
})

it('knows the browser until it signs out', async () => {
  const browser = hostedUiClient(platform)
  const first = await browser.get<string>('/oauth2/idpresponse', {
    params: { ...authorizationQuery, provider: 'Google', account: '109876543210987654321' },
  })
  const cookie = String(first.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const again = () => browser.get('/oauth2/authorize', { params: authorizationQuery, headers: { cookie } })
  expect((await again()).headers['location']).toContain('code=')
  const logout = (logoutUri: string) =>
    browser.get('/logout', { params: { client_id: userPool.clientId, logout_uri: logoutUri }, headers: { cookie } })
  expect((await logout('https://example.com/')).status).toBe(400)
  expect((await logout('http://localhost:3000/')).headers['location']).toBe('http://localhost:3000/')
  expect((await again()).status).toBe(200)
})
