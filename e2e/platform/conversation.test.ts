import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as auth from 'aws-amplify/auth'
import axios, { type AxiosRequestConfig } from 'axios'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { encodeVoucherRules, endpoints, fillPath, readSiteConfig, type Endpoint } from 'shared/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceNames } from './addresses.ts'
import type { CountedCalls } from './control/counted-calls.ts'
import { operations } from './identity/operations.ts'
import { userPool } from './identity/user-pool.ts'
import { startPlatform, type Platform } from './platform.ts'
import { configureAmplify } from './testing/amplify.ts'
import { clientOf, forOrganization } from './testing/api-client.ts'
import { choose, exchange, hostedUiClient } from './testing/hosted-ui-client.ts'
import { newestCode } from './testing/inbox-client.ts'
import { callUserPool, signInByPhone, tryToSignIn } from './testing/wire-client.ts'

/*
 * One conversation through the real clients, with a restart in between. By the end, every operation of the identity provider and every
 * endpoint of the contract has been called.
 */
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
const databaseFile = join(folder, 'platform.sqlite')

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ databaseFile })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

/** What the identity client has stored for Maria, who continues after the restart. */
const ofMaria = new Map<string, string>()

const mariaPhone = '11955556666'
const renataPhone = '11930000017'
const email = 'maria@exemplo.com.br'
const byPassword = { authFlowType: 'USER_PASSWORD_AUTH' } as const

const totp = async (phone: string): Promise<string> =>
  (await clientOf(platform, 'control').get('/totp', { params: { phone } })).data.code

/** A code is used once; half a minute later the app shows another. */
async function nextTotp(phone: string): Promise<string> {
  const control = clientOf(platform, 'control')
  const { data } = await control.get<{ shiftMs: number }>('/clock')
  await control.put('/clock', { shiftMs: data.shiftMs + 30_000 })
  return totp(phone)
}

async function emailCode(): Promise<string> {
  const { data } = await clientOf(platform, 'inbox').get<{ email: string | null; code: string }[]>('/messages')
  return data.find((message) => message.email === email)?.code ?? ''
}

async function requireTokens(forceRefresh = false) {
  const { tokens } = await auth.fetchAuthSession({ forceRefresh })
  if (!tokens?.idToken) throw new Error('No session')
  return { idToken: tokens.idToken.toString(), accessToken: tokens.accessToken.toString() }
}

/** Every endpoint of the product, as the site calls it. */
async function visitProduct(
  phone: string,
  { idToken, accessToken }: { idToken: string; accessToken: string },
): Promise<void> {
  const api = clientOf(platform, 'api', idToken)
  const padaria = forOrganization('padaria')
  const rewards = await api.get('/rewards?per_organization=true', padaria)
  const answers = [
    await api.get('/open/orgs'),
    await clientOf(platform, 'api').get('/open/orgs/padaria'),
    await api.get('/open/user/acknowledge'),
    await api.get(`/user/find/%2B55${phone}`, padaria),
    await api.get(`/user/score/extract/55${phone}`, padaria),
    rewards,
  ]

  const swap = clientOf(platform, 'swap', accessToken)
  const reward = rewards.data.find(({ name }: { name: string }) => name === 'Café coado')
  const rules = { groupByKey: `wish-${phone}` }
  const created = await swap.post('/vouchers', {
    provider: 'padaria',
    issuer: reward.available_companies[0].ref,
    expire: '24 hour',
    rules,
    data: { id: reward.id, name: reward.name, debited_value: reward.debited_value },
  })
  const found = await swap.get('/vouchers', {
    params: { provider: 'padaria', rules: encodeVoucherRules(rules.groupByKey) },
  })
  expect(found.data).toEqual([created.data])
  const intents = await swap.get('/intents', { params: { provider: 'padaria' } })
  answers.push(created, found, intents)
  for (const { signature, code } of intents.data) {
    answers.push(await swap.put(`/intents/trusty/${encodeURIComponent(signature)}/${encodeURIComponent(code)}`))
  }

  const terms = clientOf(platform, 'terms')
  answers.push(
    await terms.get('/padaria/user', { params: { token: idToken, redirect_uri: 'http://localhost:3000/padaria' } }),
    await terms.post('/padaria/user', undefined, { headers: { 'x-user-token': idToken } }),
  )

  const helper = clientOf(platform, 'authHelper')
  await helper.post('', { event: 'call', phone_number: `+55${phone}`, isPasswordReset: false })
  const sent = await helper.post('', { event: 'sms', phone_number: `+55${phone}`, isPasswordReset: false })
  const code = await newestCode(platform, phone, 'sms')
  answers.push(
    sent,
    await helper.post('', { event: 'verify', hash: sent.data.data.hash, code }),
    await helper.post('', { event: 'identify', phone_number: `+55${phone}` }),
    await axios.get(platform.addresses.club),
    await axios.get(platform.addresses.mainSite),
    await axios.get(`${platform.addresses.mainSite}/social`),
    await axios.get(platform.addresses.inbox),
    await axios.get(`${platform.addresses.cdn}/${reward.image_url.replace(/^\//, '')}`),
  )
  for (const { config, status } of answers)
    expect({ url: config.url, status }).toEqual({ url: config.url, status: 200 })
}

async function mariaBegins(): Promise<void> {
  configureAmplify(platform, ofMaria)
  await auth.signUp({
    username: 'maria_nova_1a2b',
    password: 'segredo1',
    options: { userAttributes: { name: 'Maria Nova', phone_number: `+55${mariaPhone}`, email } },
  })
  await auth.resendSignUpCode({ username: 'maria_nova_1a2b' })
  const confirmationCode = await newestCode(platform, mariaPhone, 'identity')
  await auth.confirmSignUp({ username: 'maria_nova_1a2b', confirmationCode })
  await auth.signIn({ username: `+55${mariaPhone}`, password: 'segredo1', options: byPassword })

  await auth.updateUserAttributes({
    userAttributes: { name: 'Maria Novíssima', picture: 'https://exemplo.com.br/m.png' },
  })
  await auth.deleteUserAttributes({ userAttributeKeys: ['picture'] })
  await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: await emailCode() })
  const attributes = await auth.fetchUserAttributes()
  expect(attributes).toMatchObject({ name: 'Maria Novíssima', email_verified: 'true' })
  expect(attributes).not.toHaveProperty('picture')
  await auth.updatePassword({ oldPassword: 'segredo1', newPassword: 'segredo2' })

  await auth.setUpTOTP()
  await auth.verifyTOTPSetup({ code: await totp(mariaPhone) })
  await auth.updateMFAPreference({ totp: 'PREFERRED', sms: 'ENABLED' })
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['SMS', 'TOTP'], preferred: 'TOTP' })
  await visitProduct(mariaPhone, await requireTokens())
}

async function mariaEnds(): Promise<void> {
  configureAmplify(platform, ofMaria)
  await requireTokens(true)
  await auth.signOut()
  const signedIn = await auth.signIn({ username: `+55${mariaPhone}`, password: 'segredo2', options: byPassword })
  expect(signedIn.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  await expect(auth.confirmSignIn({ challengeResponse: '000' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  await auth.confirmSignIn({ challengeResponse: await nextTotp(mariaPhone) })
  await auth.signOut({ global: true })

  await auth.resetPassword({ username: `+55${mariaPhone}` })
  const confirmationCode = await newestCode(platform, mariaPhone, 'identity')
  await auth.confirmResetPassword({ username: `+55${mariaPhone}`, newPassword: 'segredo3', confirmationCode })
  await auth.signIn({ username: `+55${mariaPhone}`, password: 'segredo3', options: byPassword })
  await auth.confirmSignIn({ challengeResponse: await nextTotp(mariaPhone) })
  await auth.deleteUser()
}

async function visitAsRenata(): Promise<void> {
  configureAmplify(platform)
  // Her sign-in tracks devices, so the client confirms this one automatically.
  await auth.signIn({ username: `+55${renataPhone}`, password: 'pontos123', options: byPassword })
  await auth.rememberDevice()
  expect(await auth.fetchDevices()).toHaveLength(60)
  await visitProduct(renataPhone, await requireTokens(true))
  await auth.forgetDevice()
  expect(await auth.fetchUserAttributes()).toMatchObject({ phone_number: `+55${renataPhone}` })
}

it('a customer, across a restart, and another one', { timeout: 60_000 }, async () => {
  await mariaBegins()
  await platform.close()
  platform = await startPlatform({ databaseFile })
  await mariaEnds()
  expect(await tryToSignIn(platform, mariaPhone, 'segredo3')).toMatchObject({ message: 'User does not exist.' })
  await visitAsRenata()
})

it('every challenge of a sign-in, one customer after the other', { timeout: 60_000 }, async () => {
  configureAmplify(platform)
  const begin = async (phone: string) =>
    (await auth.signIn({ username: `+55${phone}`, password: 'pontos123', options: byPassword })).nextStep.signInStep
  const answer = async (challengeResponse: string) =>
    (await auth.confirmSignIn({ challengeResponse })).nextStep.signInStep

  expect(await begin('11930000012')).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  expect(await answer('pontos456')).toBe('DONE')
  await auth.signOut()

  expect(await begin('11930000013')).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await answer(await newestCode(platform, '11930000013', 'identity'))).toBe('DONE')
  await auth.signOut()

  const setUp = await auth.signIn({ username: '+5511930000015', password: 'pontos123', options: byPassword })
  if (setUp.nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(setUp.nextStep.signInStep)
  const { data } = await clientOf(platform, 'control').get('/totp', {
    params: { secret: setUp.nextStep.totpSetupDetails.sharedSecret },
  })
  expect(await answer(data.code)).toBe('DONE')
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  await auth.signOut()

  expect(await begin('11930000016')).toBe('CONTINUE_SIGN_IN_WITH_MFA_SELECTION')
  expect(await answer('TOTP')).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  expect(await answer(await totp('11930000016'))).toBe('DONE')
  await auth.signOut()
})

it.each([
  { provider: 'Google', account: 'Fábio Nunes' },
  { provider: 'SignInWithApple', account: 'Gabriela Reis' },
])('a customer of $provider, whose token matches the published keys', async ({ provider, account }) => {
  const browser = hostedUiClient(platform)
  const back = await choose(browser, account, { identity_provider: provider })
  const { data } = await exchange(browser, back.searchParams.get('code'))
  const { id_token: idToken = '', access_token: accessToken = '' } = data
  const issuer = `${platform.addresses.identity}/${userPool.id}`
  const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)), {
    audience: userPool.clientId,
  })
  expect(payload).toMatchObject({ token_use: 'id', name: account })
  expect((await clientOf(platform, 'api', idToken).get('/open/orgs')).status).toBe(200)
  expect((await clientOf(platform, 'swap', accessToken).get('/intents?provider=padaria')).status).toBe(200)
  const left = await browser.get('/logout', {
    params: { client_id: userPool.clientId, logout_uri: 'http://localhost:3000/' },
  })
  expect(left).toMatchObject({ status: 302 })
})

const calls = Object.entries(endpoints) as [string, Endpoint][]

/** The query that the contract requires. */
const queries: Readonly<Record<string, object>> = {
  rewards: { per_organization: 'true' },
  intents: { provider: 'padaria' },
  vouchers: { provider: 'padaria', rules: encodeVoucherRules('x') },
  terms: { redirect_uri: 'http://localhost:3000/' },
}

/** A call's path below its service. */
function pathOf(endpoint: Endpoint): string {
  const config = readSiteConfig(platform.siteConfig)
  if (!config.ok) throw new Error(config.problem)
  return fillPath(endpoint.path(config.config), { key: 'padaria', phone: '+5511912345678', signature: 's', code: 'c' })
}

it.each(calls)('%s refuses the wrong kind of token', async (_, endpoint) => {
  const { idToken, accessToken } = await signInByPhone(platform, '11912345678')
  const send = (request: AxiosRequestConfig) =>
    clientOf(platform, endpoint.service).request({ method: endpoint.method, url: pathOf(endpoint), ...request })
  switch (endpoint.token) {
    case 'none':
      // No bearer belongs there.
      return expect(await send({ headers: { authorization: `Bearer ${idToken}` } })).toMatchObject({
        status: 400,
        data: { field: 'Authorization' },
      })
    case 'id':
    case 'id-if-signed-in':
      return expect(await send({ headers: { authorization: `Bearer ${accessToken}` } })).toMatchObject({ status: 401 })
    case 'access':
      return expect(await send({ headers: { authorization: `Bearer ${idToken}` } })).toMatchObject({ status: 401 })
    case 'id-in-query':
      return expect(
        await send({ params: { token: accessToken, redirect_uri: 'http://localhost:3000/' } }),
      ).toMatchObject({ status: 401 })
    case 'id-in-header':
      return expect(await send({ headers: { 'x-user-token': accessToken } })).toMatchObject({ status: 401 })
  }
})

it.each(calls)('%s refuses a parameter that the contract does not know, by name', async (name, endpoint) => {
  const { idToken, accessToken } = await signInByPhone(platform, '11912345678')
  const bearers = {
    none: undefined,
    'id-if-signed-in': idToken,
    id: idToken,
    access: accessToken,
    'id-in-query': undefined,
    'id-in-header': undefined,
  }
  const headers = {
    ...(endpoint.organizationToken && forOrganization('padaria').headers),
    ...(endpoint.token === 'id-in-header' && { 'x-user-token': idToken }),
  }
  const answer = await clientOf(platform, endpoint.service, bearers[endpoint.token]).request({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers,
    params: { ...queries[name], surprise: '1', ...(endpoint.token === 'id-in-query' && { token: idToken }) },
  })
  expect(answer).toMatchObject({ status: 400, data: { field: 'surprise' } })
})

it('has called every operation, every endpoint and every service', async () => {
  // The client has no call for this flow.
  const signedIn = await tryToSignIn(platform, '11912345678')
  const refreshed = await callUserPool(platform, 'InitiateAuth', {
    ClientId: userPool.clientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: signedIn.AuthenticationResult?.RefreshToken },
  })
  expect(refreshed).toMatchObject({ status: 200 })

  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const answered = data.filter(({ status }) => status === 200)
  const spoken = new Set(answered.filter(({ service }) => service === 'identity').map(({ operation }) => operation))
  const known = [...operations.keys()].map((target) => target.split('.').at(-1))
  expect(known.filter((operation) => !spoken.has(operation ?? null))).toEqual([])
  const heard = new Set(answered.map(({ service }) => service))
  // Beacons go to 'analytics' at any moment, so the list of calls leaves them out; `analytics.test.ts` sends them.
  expect(serviceNames.filter((service) => !['control', 'analytics'].includes(service) && !heard.has(service))).toEqual(
    [],
  )

  const config = readSiteConfig(platform.siteConfig)
  if (!config.ok) throw new Error(config.problem)
  const missing = Object.entries(endpoints).filter(([, { service, method, path }]) => {
    const template = new URL(platform.addresses[service]).pathname.replace(/\/$/, '') + path(config.config)
    return !answered.some(
      (call) => call.service === service && call.method === method && call.path === (template || '/'),
    )
  })
  expect(missing.map(([name]) => name)).toEqual([])
})
