import { beforeEach, expect, test } from 'vitest'
import { openPage, sendDocument, siteConfigAt, startIdentityServer, type AnswerOperation } from '../testing/index.ts'
// Imported here rather than in a test: loading the identity client takes longer than a test should.
import './account.ts'
import { configureIdentity, loadAccount } from './client-on-demand.ts'
import type { SignInStep } from './sign-in.ts'

beforeEach(() => openPage())

/** Signs in at an identity provider. */
async function start(answer?: AnswerOperation) {
  const identity = await startIdentityServer(answer)
  configureIdentity(siteConfigAt({ identity }))
  const account = await loadAccount()
  return { ...identity, account, signedIn: await account.signIn('+5511912345678', 'segredo1') }
}

/** The same, and a challenge follows the password. */
const startChallenged = (ChallengeName: string, ChallengeParameters: object) =>
  start((operation, response) => {
    if (operation === 'InitiateAuth')
      sendDocument(response, 200, { ChallengeName, Session: 'open-session', ChallengeParameters })
  })

test('a sign-in sends phone and password [7.26, 9.22]', async () => {
  const { seen, signedIn } = await start()
  expect(signedIn).toEqual({ ok: true, value: { step: 'done' } })
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'exampleclientid',
    AuthParameters: { USERNAME: '+5511912345678', PASSWORD: 'segredo1' },
  })
})

const unsupported = { step: 'unsupported-challenge' } as const

// `challenges.spec.ts` of mf-auth has the others.
test.each<[string, parameters: object, SignInStep]>([
  ['SMS_MFA', {}, { step: 'challenge', challenge: { kind: 'sms-code', destination: undefined } }],
  ['EMAIL_OTP', {}, unsupported],
  ['NEW_PASSWORD_REQUIRED', { requiredAttributes: '["userAttributes.name"]' }, unsupported],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["EMAIL_OTP"]' }, unsupported],
])('%s %j is %o', async (name, parameters, value) => {
  expect((await startChallenged(name, parameters)).signedIn).toEqual({ ok: true, value })
})

test('a response without an open challenge says that the challenge is over', async () => {
  const { account, operations } = await startChallenged('SMS_MFA', {})
  await account.answerWithCode('123456')
  expect(await account.answerWithCode('123456')).toEqual({ ok: false, error: { kind: 'challenge-expired' } })
  expect(operations()).toEqual(['InitiateAuth', 'RespondToAuthChallenge'])
})
