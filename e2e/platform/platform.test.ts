import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { encodeVoucherRules, endpoints, organizationSchema, readSiteConfig, voucherGroupKey, voucherRequest } from 'shared/contract'
import { welcomePoints } from './api/welcome-customer.ts'
import type { CountedCalls } from './control/counted-calls.ts'
import { check } from './http/check.ts'
import { keptCalls } from './http/record-calls.ts'
import { userPool } from './identity/user-pool.ts'
import { startPlatform, type Platform } from './platform.ts'
import { configureAmplify } from './testing/amplify.ts'
import { clientOf, forOrganization } from './testing/api-client.ts'
import { newestCode } from './testing/inbox-client.ts'
import { callUserPool, signInByPhone } from './testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

/** The tokens that the identity client holds. */
async function sessionTokens() {
  const { tokens, credentials } = await fetchAuthSession()
  if (!tokens?.idToken) throw new Error('No session')
  return { idToken: tokens.idToken.toString(), accessToken: tokens.accessToken.toString(), credentials }
}

describe('a new customer, through the real identity client', () => {
  const phone = '11955554444'
  const phoneNumber = `+55${phone}`

  it('signs up, sees points, decides, takes a voucher, signs out', async () => {
    configureAmplify(platform)
    const signedUp = await signUp({
      username: 'joao_dos_santos_x7k2',
      password: 'segredo1',
      options: {
        userAttributes: {
          name: 'João dos Santos',
          phone_number: phoneNumber,
          email: 'joao@exemplo.com.br',
          birthdate: '1988-02-29',
          gender: '1',
        },
      },
    })
    expect(signedUp.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*********4444' },
    })

    const early = await signIn({ username: phoneNumber, password: 'segredo1', options: { authFlowType: 'USER_PASSWORD_AUTH' } })
    expect(early.nextStep.signInStep).toBe('CONFIRM_SIGN_UP')

    const code = await newestCode(platform, phone, 'identity')
    expect(code).toMatch(/^\d{6}$/)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(confirmSignUp({ username: 'joao_dos_santos_x7k2', confirmationCode: wrong })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    await confirmSignUp({ username: 'joao_dos_santos_x7k2', confirmationCode: code })

    const signedIn = await signIn({ username: phoneNumber, password: 'segredo1', options: { authFlowType: 'USER_PASSWORD_AUTH' } })
    expect(signedIn.isSignedIn).toBe(true)
    const attributes = await fetchUserAttributes()
    expect(attributes).toMatchObject({ name: 'João dos Santos', phone_number: phoneNumber, phone_number_verified: 'true' })

    const { idToken, accessToken, credentials } = await sessionTokens()
    expect(credentials?.accessKeyId).toMatch(/^ASIA/)
    const keys = createRemoteJWKSet(new URL(`${platform.addresses.identity}/${userPool.id}/.well-known/jwks.json`))
    expect((await jwtVerify(idToken, keys)).payload).toMatchObject({
      'cognito:username': 'joao_dos_santos_x7k2',
      token_use: 'id',
      aud: userPool.clientId,
      phone_number_verified: true,
      origin_jti: expect.any(String),
    })

    const api = clientOf(platform, 'api', idToken)
    const organizations = await api.get('/open/orgs')
    expect(organizations.data.map(({ key }: { key: string }) => key)).toEqual(['padaria', 'cafe-central', 'nuvem'])
    const { data: scores } = await api.get(`/user/find/${encodeURIComponent(phoneNumber)}`, forOrganization('padaria'))
    expect(scores).toEqual({ total_scores: welcomePoints })

    const swap = clientOf(platform, 'swap', accessToken)
    const { data: intents } = await swap.get('/intents', { params: { provider: 'padaria' } })
    expect(intents).toHaveLength(2)
    const [first, second] = intents
    const path = (signature: string, last: string) =>
      `/intents/trusty/${encodeURIComponent(signature)}/${encodeURIComponent(last)}`
    expect((await swap.put(path(first.signature, first.code))).data).toMatchObject({ trusty: true })
    expect((await swap.put(path(first.signature, 'revoke'))).status).toBe(409)
    expect((await swap.put(path(second.signature, 'revoke'))).status).toBe(200)
    expect((await swap.put(path('unknown', 'revoke'))).status).toBe(404)
    const { data: later } = await swap.get('/intents', { params: { provider: 'padaria' } })
    expect(later).toEqual([expect.objectContaining({ signature: first.signature, trusty: true })])

    const rewards = await api.get('/rewards', { params: { per_organization: 'true' }, ...forOrganization('padaria') })
    const reward = rewards.data.find(({ name }: { name: string }) => name === 'Café coado')
    const wish = { sub: attributes.sub ?? '', organization: { key: 'padaria' }, company: reward.available_companies[0], reward }
    const created = await swap.post('/vouchers', voucherRequest(wish))
    expect(created.status).toBe(200)
    expect(created.data.code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/)
    expect(Math.round((Date.parse(created.data.expiryAt) - Date.now()) / 3_600_000)).toBe(24)
    const found = await swap.get('/vouchers', {
      params: { provider: 'padaria', rules: encodeVoucherRules(voucherGroupKey(wish)) },
    })
    expect(found.data).toEqual([created.data])

    await signOut()
    expect(await callUserPool(platform, 'GetUser', { AccessToken: accessToken })).toMatchObject({
      status: 400,
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
  })

  it('refreshes its tokens, and is refused once the session is revoked everywhere', async () => {
    configureAmplify(platform)
    await signIn({ username: '+5511912345678', password: 'pontos123', options: { authFlowType: 'USER_PASSWORD_AUTH' } })
    const before = await sessionTokens()
    const refreshed = await fetchAuthSession({ forceRefresh: true })
    expect(refreshed.tokens?.accessToken.toString()).not.toBe(before.accessToken)

    await callUserPool(platform, 'GlobalSignOut', { AccessToken: before.accessToken })
    await expect(fetchUserAttributes()).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    const revoked = await fetchAuthSession({ forceRefresh: true })
    expect(revoked.tokens).toBeUndefined()
  })

  it('changes the phone number, which is then unverified', async () => {
    configureAmplify(platform)
    await signIn({ username: '+5511912345678', password: 'pontos123', options: { authFlowType: 'USER_PASSWORD_AUTH' } })
    await expect(updateUserAttributes({ userAttributes: { phone_number: '+5521922223333' } })).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the given phone_number already exists.',
    })
    const changed = await updateUserAttributes({ userAttributes: { phone_number: '+5511900001111' } })
    expect(changed.phone_number?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: '+5511900001111', phone_number_verified: 'false' })
    expect(await newestCode(platform, '11900001111', 'identity')).toMatch(/^\d{6}$/)

    await updatePassword({ oldPassword: 'pontos123', newPassword: 'outra-senha' })
    await expect(updatePassword({ oldPassword: 'pontos123', newPassword: 'x' })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await signInByPhone(platform, '11900001111', 'outra-senha')
  })
})

describe('the platform itself', () => {
  it('gives a configuration that the site accepts', () => {
    expect(readSiteConfig(platform.siteConfig)).toMatchObject({ ok: true })
  })

  it('serves every endpoint of the contract', async () => {
    const config = readSiteConfig(platform.siteConfig)
    if (!config.ok) throw new Error(config.problem)
    for (const endpoint of Object.values(endpoints)) {
      const path = endpoint.path(config.config).replace(/\{\w+\}/g, 'x')
      const { status, data } = await clientOf(platform, endpoint.service).request({ method: endpoint.method, url: path })
      expect({ status, message: data.message }).not.toMatchObject({ message: expect.stringContaining(' has no ') })
    }
  })

  it('keeps two customers apart', async () => {
    const [ana, carla] = await Promise.all([signInByPhone(platform, '11912345678'), signInByPhone(platform, '21922223333')])
    const points = async (idToken: string, phone: string) => {
      const { data } = await clientOf(platform, 'api', idToken).get(`/user/find/%2B55${phone}`, forOrganization('cafe-central'))
      return data.total_scores
    }
    expect(await Promise.all([points(ana.idToken, '11912345678'), points(carla.idToken, '21922223333')])).toEqual([430, 75])
  })

  it('runs beside another one', async () => {
    const other = await startPlatform()
    try {
      const { accessToken } = await signInByPhone(platform, '11912345678')
      expect(await callUserPool(other, 'GetUser', { AccessToken: accessToken })).toMatchObject({ message: 'Invalid Access Token' })
    } finally {
      await other.close()
    }
  })

  it('keeps a session over a restart with the same file, on other ports', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-'))
    const databaseFile = join(folder, 'platform.sqlite')
    const before = await startPlatform({ databaseFile })
    const { accessToken, refreshToken } = await signInByPhone(before, '11912345678')
    await before.close()
    const after = await startPlatform({ databaseFile })
    try {
      expect(await callUserPool(after, 'GetUser', { AccessToken: accessToken })).toMatchObject({ status: 200 })
      const refreshed = await callUserPool(after, 'GetTokensFromRefreshToken', { RefreshToken: refreshToken })
      const { status } = await clientOf(after, 'api', refreshed.AuthenticationResult?.IdToken).get('/open/orgs')
      expect(status).toBe(200)
    } finally {
      await after.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('goes back to the seed', async () => {
    const { accessToken } = await signInByPhone(platform, '11912345678')
    const swap = clientOf(platform, 'swap', accessToken)
    const intents = () => swap.get('/intents', { params: { provider: 'padaria' } })
    const seeded = (await intents()).data
    await swap.put(`/intents/trusty/${encodeURIComponent(seeded[0].signature)}/revoke`)
    expect((await intents()).data).toHaveLength(seeded.length - 1)
    await clientOf(platform, 'control').post('/reset')
    expect((await intents()).data).toEqual(seeded)
  })

  it('counts calls by path template and operation', async () => {
    await signInByPhone(platform, '11912345678')
    await clientOf(platform, 'api').get('/open/orgs/padaria')
    await clientOf(platform, 'api').get('/open/orgs/nenhuma')
    await clientOf(platform, 'api').get('/open/orgs/padaria')
    const { data } = await clientOf(platform, 'control').get('/calls')
    expect(data).toEqual([
      { service: 'identity', method: 'POST', path: '/', operation: 'InitiateAuth', status: 200, count: 1 },
      { service: 'api', method: 'GET', path: '/v1/open/orgs/{key}', operation: null, status: 200, count: 2 },
      { service: 'api', method: 'GET', path: '/v1/open/orgs/{key}', operation: null, status: 404, count: 1 },
    ])
    await clientOf(platform, 'control').delete('/calls')
    expect((await clientOf(platform, 'control').get('/calls')).data).toEqual([])
  })

  it('keeps only the last calls', async () => {
    platform.database.exec(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${keptCalls + 10})
       INSERT INTO calls (service, method, path, address, called_at) SELECT 'club', 'GET', '/old', '/old', n FROM numbers`,
    )
    await clientOf(platform, 'club').get('/')
    const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
    const countOf = (path: string) => data.find((call) => call.path === path)?.count
    // Control's own call is one of them.
    expect([countOf('/old'), countOf('/')]).toEqual([keptCalls - 2, 1])
  })

  it('lets pages of this machine call it, and no others', async () => {
    const preflight = (origin: string) =>
      clientOf(platform, 'api').options('/open/orgs', {
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization,x-app-token' },
      })
    const allowed = await preflight('http://localhost:3000')
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': 'http://localhost:3000', 'access-control-max-age': '7200' })
    expect((await preflight('https://example.com')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('shows an organisation that the contract reads, and a hostile one word for word', async () => {
    const { data } = await clientOf(platform, 'api').get('/open/orgs/hostil')
    expect(data.settings).toMatchObject({ name: '<img src=x onerror=alert(1)>', brand: 'javascript:alert(1)' })
    expect(await check(organizationSchema, data)).toMatchObject({ ok: true })
  })
})
