import { beforeEach, expect, test } from 'vitest'
import {
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  type AnswerOperation,
} from '../testing/index.ts'
// Imported here rather than in a test: loading the identity client takes longer than a test should.
import './account.ts'
import { configureIdentity, fetchCustomer, loadAccount } from './identity.ts'
import type { SignInStep } from './sign-in-step.ts'

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

test('an authenticator app that must be set up gets its secret', async () => {
  const { signedIn } = await startChallenged(
    'MFA_SETUP',
    { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    (operation, response) => {
      if (operation === 'AssociateSoftwareToken')
        sendDocument(response, 200, { SecretCode: 'JBSWY3DPEHPK3PXP', Session: 'next-session' })
    },
  )
  expect(signedIn).toEqual(challenged({ kind: 'totp-setup', secret: 'JBSWY3DPEHPK3PXP' }))
})

test.each([
  ['EMAIL_OTP', {}],
  ['NEW_PASSWORD_REQUIRED', { requiredAttributes: '["userAttributes.name"]' }],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["EMAIL_OTP"]' }],
])('%s %j, which the site has no view for, is said to be one', async (name, parameters) => {
  const { signedIn } = await startChallenged(name, parameters)
  expect(signedIn).toEqual({ ok: true, value: { step: 'unsupported-challenge' } })
})

test('an account whose password must be reset is a step, not a failure', async () => {
  const server = await startIdentityServer((_, response) =>
    refuseOperation(response, 'PasswordResetRequiredException', 'Password reset required for the user'),
  )
  configureIdentity(siteConfigAt({ identity: server }))
  const { signIn } = await loadAccount()
  expect(await signIn(phoneNumber, 'segredo1')).toEqual({ ok: true, value: { step: 'reset-password' } })
})

test('a response gives the next step, and the last one the session', async () => {
  let answers = 0
  const { account, bodyOf } = await startChallenged(
    'SELECT_MFA_TYPE',
    { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' },
    (operation, response) => {
      answers += 1
      if (operation === 'RespondToAuthChallenge' && answers === 1)
        sendDocument(response, 200, { ChallengeName: 'SMS_MFA', Session: 'next-session', ChallengeParameters: {} })
    },
  )
  expect(await account.answerWithFactor('sms')).toEqual(challenged({ kind: 'sms-code', destination: undefined }))
  expect(bodyOf('RespondToAuthChallenge')).toMatchObject({
    Session: 'open-session',
    ChallengeResponses: { ANSWER: 'SMS_MFA' },
  })
  expect(await account.answerWithCode('123456')).toEqual({ ok: true, value: { step: 'done' } })
  expect(bodyOf('RespondToAuthChallenge')).toMatchObject({
    Session: 'next-session',
    ChallengeResponses: { SMS_MFA_CODE: '123456' },
  })
  expect((await fetchCustomer()).ok).toBe(true)
})

test('a new password replaces a temporary one', async () => {
  const { account, bodyOf } = await startChallenged('NEW_PASSWORD_REQUIRED', { requiredAttributes: '[]' })
  expect(await account.answerWithNewPassword('segredo2')).toEqual({ ok: true, value: { step: 'done' } })
  expect(bodyOf('RespondToAuthChallenge')).toMatchObject({ ChallengeResponses: { NEW_PASSWORD: 'segredo2' } })
})

test('an empty response is refused before any call [5.20]', async () => {
  const { account, operations } = await startChallenged('SMS_MFA', {})
  const answers = await Promise.all([account.answerWithCode(''), account.answerWithNewPassword('')])
  expect(answers).toEqual(answers.map(() => ({ ok: false, error: { kind: 'empty-input' } })))
  expect(operations()).toEqual(['InitiateAuth'])
})

test('a wrong code leaves the challenge open', async () => {
  let answers = 0
  const { account } = await startChallenged('SMS_MFA', {}, (operation, response) => {
    answers += 1
    if (operation === 'RespondToAuthChallenge' && answers === 1)
      refuseOperation(response, 'CodeMismatchException', 'Invalid code or auth state for the user.')
  })
  expect(await account.answerWithCode('000000')).toEqual({ ok: false, error: { kind: 'wrong-code' } })
  expect(await account.answerWithCode('123456')).toEqual({ ok: true, value: { step: 'done' } })
})

test('a response without an open challenge says that the challenge is over', async () => {
  const { account, operations } = await startChallenged('SMS_MFA', {})
  await account.answerWithCode('123456')
  expect(await account.answerWithCode('123456')).toEqual({ ok: false, error: { kind: 'challenge-expired' } })
  expect(operations()).toEqual(['InitiateAuth', 'RespondToAuthChallenge'])
})
