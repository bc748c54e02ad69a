/** Why the identity provider ended a session for good (spec §4, §8). */
export type SessionEnd =
  | 'access-token-revoked'
  | 'refresh-token-revoked'
  | 'refresh-token-expired'
  /** Renewal was refused in words that the catalogue of spec §8 does not list; the client keeps no token after it. */
  | 'renewal-refused'
  | 'user-disabled'
  | 'user-deleted'

/** Everything that can go wrong with the identity provider: a closed union, switched exhaustively. */
export type IdentityError =
  /** No answer: offline, refused, timed out. Never the end of a session. */
  | { readonly kind: 'network' }
  /** There is no configuration, or no pool that it names (spec §8). */
  | { readonly kind: 'not-configured' }
  | { readonly kind: 'not-signed-in' }
  | { readonly kind: 'session-ended'; readonly end: SessionEnd }
  /** The provider takes the access token for expired, whatever this device's clock says. Renewing it helps. */
  | { readonly kind: 'token-expired' }
  | { readonly kind: 'wrong-credentials' }
  /** The account belongs to Apple or Google and has no password. */
  | { readonly kind: 'external-provider' }
  | { readonly kind: 'unknown-user' }
  /** The account waits for the code of its sign-up. Only whoever has the password is told so. */
  | { readonly kind: 'not-confirmed' }
  | { readonly kind: 'already-confirmed' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'code-expired' }
  /** The provider could not send a code. */
  | { readonly kind: 'code-not-delivered' }
  /** The pool's policy does not admit the new password. */
  | { readonly kind: 'weak-password' }
  /** Too many attempts or calls: for a while the provider refuses all of them. */
  | { readonly kind: 'limit-exceeded' }
  /** The sign-in's challenge is over: its three minutes, its attempts, or the page it was opened in. */
  | { readonly kind: 'challenge-expired' }
  /** Phone or e-mail belongs to another account. */
  | { readonly kind: 'already-registered' }
  /** The pool's own sign-up check refused for another reason. */
  | { readonly kind: 'sign-up-refused' }
  /** The pool does not track devices, or did not offer to remember this one (spec §8). */
  | { readonly kind: 'device-configuration' }
  /** An empty username, password, code or device, rejected before any call (spec §5). */
  | { readonly kind: 'empty-input' }
  /** Anything that the catalogue of spec §8 does not list. */
  | { readonly kind: 'other'; readonly name: string }

const sessionEnds: Readonly<Record<string, SessionEnd>> = {
  'Access Token has been revoked': 'access-token-revoked',
  'Refresh Token has been revoked': 'refresh-token-revoked',
  'Refresh Token has expired': 'refresh-token-expired',
  'User is disabled.': 'user-disabled',
  'User does not exist.': 'user-deleted',
}

/** Which moment a failure belongs to: the same answer means another thing with and without a session. */
export type IdentityMoment = 'signed-in' | 'signed-out'

/**
 * Reads a failure of the identity client, by name and message (spec §8).
 * @param moment `signed-in` for calls made with the session's tokens; only there can an answer end a session.
 */
export function identityErrorOf(failure: unknown, moment: IdentityMoment): IdentityError {
  const { name, message } = nameAndMessage(failure)
  const end = sessionEnds[message]
  if (moment === 'signed-in' && end) return { kind: 'session-ended', end }
  switch (name) {
    case 'NetworkError':
    case 'TimeoutError':
      return { kind: 'network' }
    case 'AuthUserPoolException':
    case 'AuthTokenConfigException':
    case 'NoAmplifyContextError':
      return { kind: 'not-configured' }
    case 'ResourceNotFoundException':
      // 'Cognito User pool does not exist', or the pool, or the client of it, by its name.
      return /User pool .*does not exist/.test(message) ? { kind: 'not-configured' } : { kind: 'other', name }
    case 'UserUnAuthenticatedException':
      return { kind: 'not-signed-in' }
    case 'NotAuthorizedException':
      if (message === 'User is not authorized to get auth details.') return { kind: 'external-provider' }
      if (message === 'Password attempts exceeded') return { kind: 'limit-exceeded' }
      if (message === 'User cannot be confirmed. Current status is CONFIRMED') return { kind: 'already-confirmed' }
      if (message === 'Access Token has expired') return { kind: 'token-expired' }
      // It goes on with ', session is expired.' where the time was up.
      if (message.startsWith('Invalid session for the user')) return { kind: 'challenge-expired' }
      return message.includes('Access Token') ? { kind: 'not-signed-in' } : { kind: 'wrong-credentials' }
    case 'UserNotFoundException':
      return { kind: 'unknown-user' }
    case 'CodeMismatchException':
    case 'CodeMismatch':
    // The first code of an authenticator app.
    case 'EnableSoftwareTokenMFAException':
      return { kind: 'wrong-code' }
    case 'UserNotConfirmedException':
      return { kind: 'not-confirmed' }
    case 'ExpiredCodeException':
      return { kind: 'code-expired' }
    case 'CodeDeliveryFailureException':
      return { kind: 'code-not-delivered' }
    case 'InvalidPasswordException':
    case 'PasswordHistoryPolicyViolationException':
      return { kind: 'weak-password' }
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return { kind: 'limit-exceeded' }
    case 'AliasExistsException':
    case 'UsernameExistsException':
      return { kind: 'already-registered' }
    case 'UserLambdaValidationException':
      return message.includes('SignUpExceptionAlreadyExists')
        ? { kind: 'already-registered' }
        : { kind: 'sign-up-refused' }
    case 'EmptySignInUsername':
    case 'EmptySignInPassword':
    case 'EmptyChallengeResponse':
      return { kind: 'empty-input' }
    default:
      return { kind: 'other', name }
  }
}

/** Answers to a renewal after which the identity client forgets the tokens: whatever they say, nothing is left to renew. */
const renewalRefusals: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
])

/** Reads a failure to renew the tokens. */
export function renewalErrorOf(failure: unknown): IdentityError {
  const error = identityErrorOf(failure, 'signed-in')
  if (error.kind === 'session-ended' || !renewalRefusals.has(nameAndMessage(failure).name)) return error
  return { kind: 'session-ended', end: 'renewal-refused' }
}

function nameAndMessage(failure: unknown): { name: string; message: string } {
  return failure instanceof Error ? failure : { name: 'Unknown', message: '' }
}
