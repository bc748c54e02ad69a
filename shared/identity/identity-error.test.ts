import { expect, test } from 'vitest'
import { identityErrorOf, renewalErrorOf } from './identity-error.ts'

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

test.each([
  ['NotAuthorizedException', 'Access Token has been revoked', 'access-token-revoked'],
  ['NotAuthorizedException', 'Refresh Token has been revoked', 'refresh-token-revoked'],
  ['NotAuthorizedException', 'Refresh Token has expired', 'refresh-token-expired'],
  ['NotAuthorizedException', 'User is disabled.', 'user-disabled'],
  ['UserNotFoundException', 'User does not exist.', 'user-deleted'],
])('with a session, %s "%s" ends it', (name, message, end) => {
  expect(identityErrorOf(failure(name, message), 'signed-in')).toEqual({ kind: 'session-ended', end })
})

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'wrong-credentials'],
  ['NotAuthorizedException', 'User is not authorized to get auth details.', 'external-provider'],
  ['UserNotFoundException', 'User does not exist.', 'unknown-user'],
  ['CodeMismatchException', '', 'wrong-code'],
  ['CodeMismatch', '', 'wrong-code'],
  ['EnableSoftwareTokenMFAException', 'Code mismatch', 'wrong-code'],
  ['NotAuthorizedException', 'Invalid session for the user.', 'challenge-expired'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'challenge-expired'],
  ['UserLambdaValidationException', 'PreSignUp failed with error SignUpExceptionAlreadyExists.', 'already-registered'],
  ['UserLambdaValidationException', 'PreSignUp failed with error Blocked.', 'sign-up-refused'],
  ['AliasExistsException', '', 'already-registered'],
  ['NetworkError', 'A network error has occurred.', 'network'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'not-confirmed'],
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'already-confirmed'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code-expired'],
  ['CodeDeliveryFailureException', '', 'code-not-delivered'],
  ['InvalidPasswordException', 'Password did not conform with policy: Password not long enough', 'weak-password'],
  ['PasswordHistoryPolicyViolationException', '', 'weak-password'],
  ['LimitExceededException', '', 'limit-exceeded'],
  ['TooManyRequestsException', '', 'limit-exceeded'],
  ['TooManyFailedAttemptsException', '', 'limit-exceeded'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'limit-exceeded'],
  ['NoAmplifyContextError', '', 'not-configured'],
  ['AuthUserPoolException', 'Auth UserPool not configured.', 'not-configured'],
  ['ResourceNotFoundException', 'Cognito User pool does not exist', 'not-configured'],
  ['ResourceNotFoundException', 'User pool client example does not exist.', 'not-configured'],
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

test.each([
  ['NotAuthorizedException', 'Refresh Token has been revoked', { kind: 'session-ended', end: 'refresh-token-revoked' }],
  ['NotAuthorizedException', 'Invalid Refresh Token', { kind: 'session-ended', end: 'renewal-refused' }],
  ['RefreshTokenReuseException', 'Refresh token has been reused', { kind: 'session-ended', end: 'renewal-refused' }],
  [
    'PasswordResetRequiredException',
    'Password reset required for the user',
    { kind: 'session-ended', end: 'account-unready' },
  ],
  ['NetworkError', 'A network error has occurred.', { kind: 'network' }],
  ['LimitExceededException', '', { kind: 'limit-exceeded' }],
])('a renewal answered with %s "%s" is %o', (name, message, error) => {
  expect(renewalErrorOf(failure(name, message))).toEqual(error)
})
