import { beforeEach, expect, test } from 'vitest'
import { openPage, sendDocument, siteConfigAt, startIdentityServer, type AnswerOperation } from '../testing/index.ts'
// Imported here rather than in a test: loading the identity client takes longer than a test should.
import './account.ts'
import { configureIdentity, loadAccount } from './client-on-demand.ts'
import type { SignInStep } from './sign-in.ts'

const phoneNumber = '+5511912345678'

beforeEach(() => openPage())

/** A sign-in after whose password a challenge follows. */
async function startChallenged(name: string, parameters: object, answer?: AnswerOperation) {
  const server = await startIdentityServer((operation, response) => {
    if (operation !== 'InitiateAuth') return answer?.(operation, response)
    sendDocument(response, 200, { ChallengeName: name, Session: 'open-session', ChallengeParameters: parameters })
  })
  configureIdentity(siteConfigAt({ identity: server }))
  const account = await loadAccount()
  const signedIn = await account.signIn(phoneNumber, 'segredo1')
  const bodyOf = (operation: string): unknown =>
    JSON.parse(server.seen[server.operations().lastIndexOf(operation)]?.body ?? 'null')
  return { account, signedIn, operations: server.operations, bodyOf }
}

const challenged = (challenge: Extract<SignInStep, { step: 'challenge' }>['challenge']) => ({
  ok: true,
  value: { step: 'challenge', challenge },
})

test.each([
  ['NEW_PASSWORD_REQUIRED', { requiredAttributes: '[]' }, { kind: 'new-password' }],
  ['SMS_MFA', { CODE_DELIVERY_DESTINATION: '+*********5678' }, { kind: 'sms-code', destination: '+*********5678' }],
  ['SMS_MFA', {}, { kind: 'sms-code', destination: undefined }],
  ['SOFTWARE_TOKEN_MFA', {}, { kind: 'totp-code' }],
  [
    'SELECT_MFA_TYPE',
    { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' },
    { kind: 'factor-choice', factors: ['sms', 'totp'] },
  ],
] as const)('%s %j is a step with what its view needs', async (name, parameters, challenge) => {
  const { signedIn } = await startChallenged(name, parameters)
  expect(signedIn).toEqual(challenged(challenge))
})

test.each([
  ['EMAIL_OTP', {}],
  ['NEW_PASSWORD_REQUIRED', { requiredAttributes: '["userAttributes.name"]' }],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["EMAIL_OTP"]' }],
])('%s %j, which the site has no view for, is said to be one', async (name, parameters) => {
  const { signedIn } = await startChallenged(name, parameters)
  expect(signedIn).toEqual({ ok: true, value: { step: 'unsupported-challenge' } })
})

test('an empty response is refused before any call [5.20]', async () => {
  const { account, operations } = await startChallenged('SMS_MFA', {})
  const answers = await Promise.all([account.answerWithCode(''), account.answerWithNewPassword('')])
  expect(answers).toEqual(answers.map(() => ({ ok: false, error: { kind: 'empty-input' } })))
  expect(operations()).toEqual(['InitiateAuth'])
})

test('a response without an open challenge says that the challenge is over', async () => {
  const { account, operations } = await startChallenged('SMS_MFA', {})
  await account.answerWithCode('123456')
  expect(await account.answerWithCode('123456')).toEqual({ ok: false, error: { kind: 'challenge-expired' } })
  expect(operations()).toEqual(['InitiateAuth', 'RespondToAuthChallenge'])
})
