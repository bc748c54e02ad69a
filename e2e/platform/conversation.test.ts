import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as auth from 'aws-amplify/auth'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, expect, it } from 'vitest'
import type { CountedCalls } from './control/calls.ts'
import { operations } from './identity/service.ts'
import { userPool } from './identity/user-pool.ts'
import { startPlatform } from './platform.ts'
import { configureAmplify } from './testing/amplify.ts'
import { clientOf } from './testing/api-client.ts'
import { signInAtProvider } from './testing/hosted-ui-client.ts'
import { newestCode } from './testing/inbox-client.ts'
import { tryToSignIn } from './testing/wire-client.ts'

/* One conversation through the real client, with a restart in between. By the end, every operation of the identity provider has been called. */
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
const databaseFile = join(folder, 'platform.sqlite')

let platform = await startPlatform({ databaseFile })
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

/** What the identity client has stored for Maria, who continues after the restart. */
const ofMaria = new Map<string, string>()

const mariaPhone = '11955556666'
const byPassword = { authFlowType: 'USER_PASSWORD_AUTH' } as const
const codeFor = (phone: string) => newestCode(platform, phone, 'identity')

const renewTokens = async () =>
  expect(await auth.fetchAuthSession({ forceRefresh: true })).toHaveProperty('tokens.idToken')

const begin = async (phone: string, password = 'pontos123') =>
  (await auth.signIn({ username: `+55${phone}`, password, options: byPassword })).nextStep
const answer = async (challengeResponse: string) =>
  (await auth.confirmSignIn({ challengeResponse })).nextStep.signInStep

/** What an authenticator app shows. */
async function appCode(params: { readonly phone: string } | { readonly secret: string }): Promise<string> {
  return (await clientOf(platform, 'control').get('/totp', { params })).data.code
}

it('a customer, across a restart, and one with devices', { timeout: 60_000 }, async () => {
  configureAmplify(platform, ofMaria)
  const username = 'maria_nova_1a2b'
  const userAttributes = { name: 'Maria Nova', phone_number: `+55${mariaPhone}`, email: 'maria@exemplo.com.br' }
  await auth.signUp({ username, password: 'segredo1', options: { userAttributes } })
  await auth.confirmSignUp({ username, confirmationCode: await codeFor(mariaPhone) })
  await begin(mariaPhone, 'segredo1')
  const picture = 'https://exemplo.com.br/m.png'
  await auth.updateUserAttributes({ userAttributes: { name: 'Maria Novíssima', picture } })
  await auth.deleteUserAttributes({ userAttributeKeys: ['picture'] })
  await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' })
  await auth.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: await codeFor(mariaPhone) })
  const attributes = await auth.fetchUserAttributes()
  expect(attributes).toMatchObject({ name: 'Maria Novíssima', phone_number_verified: 'true', email_verified: 'false' })
  expect(attributes).not.toHaveProperty('picture')
  await auth.updatePassword({ oldPassword: 'segredo1', newPassword: 'segredo2' })
  await platform.close()
  platform = await startPlatform({ databaseFile })
  configureAmplify(platform, ofMaria)
  await renewTokens()
  await auth.signOut()
  await begin(mariaPhone, 'segredo2')
  await auth.signOut({ global: true })
  await auth.resetPassword({ username: `+55${mariaPhone}` })
  const confirmationCode = await codeFor(mariaPhone)
  await auth.confirmResetPassword({ username: `+55${mariaPhone}`, newPassword: 'segredo3', confirmationCode })
  await begin(mariaPhone, 'segredo3')
  await auth.deleteUser()
  expect(await tryToSignIn(platform, mariaPhone, 'segredo3')).toMatchObject({ message: 'User does not exist.' })

  configureAmplify(platform)
  // Her sign-in tracks devices, so the client confirms this one automatically.
  await begin('11930000017')
  await auth.rememberDevice()
  expect(await auth.fetchDevices()).toHaveLength(60)
  await renewTokens()
  await auth.forgetDevice()
  await auth.signOut()
})

it('every challenge of a sign-in, one customer after the other', { timeout: 60_000 }, async () => {
  configureAmplify(platform)
  expect((await begin('11930000012')).signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  expect(await answer('pontos456')).toBe('DONE')
  await auth.signOut()

  expect((await begin('11930000013')).signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await answer(await codeFor('11930000013'))).toBe('DONE')
  await auth.signOut()

  const setUp = await begin('11930000015')
  if (setUp.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(setUp.signInStep)
  expect(await answer(await appCode({ secret: setUp.totpSetupDetails.sharedSecret }))).toBe('DONE')
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  await auth.signOut()

  expect((await begin('11930000016')).signInStep).toBe('CONTINUE_SIGN_IN_WITH_MFA_SELECTION')
  expect(await answer('TOTP')).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  await expect(answer('000')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  expect(await answer(await appCode({ phone: '11930000016' }))).toBe('DONE')
  await auth.signOut()
})

it.each([
  { provider: 'Google', account: 'Fábio Nunes' },
  { provider: 'SignInWithApple', account: 'Gabriela Reis' },
])('a customer of $provider, whose token matches the published keys', async ({ provider, account }) => {
  const tokens = await signInAtProvider(platform, provider, account)
  const keys = createRemoteJWKSet(new URL(`${platform.addresses.identity}/${userPool.id}/.well-known/jwks.json`))
  const { payload } = await jwtVerify(tokens['id_token'] ?? '', keys, { audience: userPool.clientId })
  expect(payload).toMatchObject({ token_use: 'id', name: account })
  const intents = await clientOf(platform, 'swap', tokens['access_token']).get('/intents?provider=padaria')
  expect(intents.status).toBe(200)
})

it('has called every operation', async () => {
  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const answered = data.filter(({ service, status }) => service === 'identity' && status === 200)
  const called = new Set(answered.map(({ operation }) => operation))
  expect([...operations.keys()].filter((operation) => !called.has(operation))).toEqual([])
})
