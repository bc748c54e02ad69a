import { expect, test } from 'vitest'
import { identityErrorOf, renewalErrorOf } from './identity-error.ts'

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

// What the provider answers otherwise: `e2e/identity` and `answers.test.ts` of mf-auth.
test.each([
  ['CodeMismatch', '', 'wrong-code'],
  ['EnableSoftwareTokenMFAException', 'Code mismatch', 'wrong-code'],
  ['NotAuthorizedException', 'Invalid session for the user.', 'challenge-expired'],
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'already-confirmed'],
  ['PasswordHistoryPolicyViolationException', '', 'weak-password'],
  ['TooManyRequestsException', '', 'limit-exceeded'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'limit-exceeded'],
  ['ResourceNotFoundException', 'Cognito User pool does not exist', 'not-configured'],
  ['ResourceNotFoundException', 'Device does not exist.', 'other'],
])('signed out, %s "%s" is %s', (name, message, kind) => {
  expect(identityErrorOf(failure(name, message), 'signed-out').kind).toBe(kind)
})

test.each([
  [failure('NotAuthorizedException', 'Invalid Access Token'), { kind: 'not-signed-in' }],
  [failure('NotAuthorizedException', 'Access Token has expired'), { kind: 'token-expired' }],
  [failure('NetworkError', 'A network error has occurred.'), { kind: 'network' }],
  ['text', { kind: 'other', name: 'Unknown' }],
])('with a session, %s does not end it', (thrown, error) => {
  expect(identityErrorOf(thrown, 'signed-in')).toEqual(error)
})

const ended = (end: string) => ({ kind: 'session-ended', end })
test.each([
  ['NotAuthorizedException', 'Invalid Refresh Token', ended('renewal-refused')],
  ['RefreshTokenReuseException', 'Refresh token has been reused', ended('renewal-refused')],
  ['PasswordResetRequiredException', 'Password reset required for the user', ended('account-unready')],
  ['NetworkError', 'A network error has occurred.', { kind: 'network' }],
  ['LimitExceededException', '', { kind: 'limit-exceeded' }],
])('a renewal answered with %s "%s" is %o', (name, message, error) => {
  expect(renewalErrorOf(failure(name, message))).toEqual(error)
})
