/** Why the identity provider ended a session for good (spec §4, §8). */
export type SessionEnd =
  | 'access-token-revoked'
  | 'refresh-token-revoked'
  | 'refresh-token-expired'
  /** The renewal was refused with a message that spec §8 does not list. The tokens are erased. */
  | 'renewal-refused'
  | 'user-disabled'
  | 'user-deleted'
  /** The account must first be confirmed, or get a new password: a new sign-in leads there. */
  | 'account-unready'

/** Every failure of a call to the identity provider. */
export type IdentityError =
  /** No response: offline, connection refused, timed out. It never ends a session. */
  | { readonly kind: 'network' }
  /** There is no configuration, or its pool does not exist (spec §8). */
  | { readonly kind: 'not-configured' }
  | { readonly kind: 'not-signed-in' }
  | { readonly kind: 'session-ended'; readonly end: SessionEnd }
  /** The provider considers the access token expired, even if it looks valid by this device's clock. Renewing it helps. */
  | { readonly kind: 'token-expired' }
  | { readonly kind: 'wrong-credentials' }
  /** The account belongs to Apple or Google and has no password. */
  | { readonly kind: 'external-provider' }
  | { readonly kind: 'unknown-user' }
  /** The account still needs the code of its sign-up. The provider says so only to a caller with the right password. */
  | { readonly kind: 'not-confirmed' }
  | { readonly kind: 'already-confirmed' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'code-expired' }
  /** The provider could not send a code. */
  | { readonly kind: 'code-not-delivered' }
  /** The new password does not comply with the pool's policy. */
  | { readonly kind: 'weak-password' }
  /** Too many attempts or calls: the provider refuses further ones for some time. */
  | { readonly kind: 'limit-exceeded' }
  /** The challenge has ended: after three minutes, after too many attempts, or because the page was reloaded. */
  | { readonly kind: 'challenge-expired' }
  /** The phone number or the e-mail address belongs to another account. */
  | { readonly kind: 'already-registered' }
  /** The pool's own check refused the sign-up for another reason. */
  | { readonly kind: 'sign-up-refused' }
  /** The pool does not track devices, or cannot remember this one (spec §8). */
  | { readonly kind: 'device-configuration' }
  /** An empty username, password, code or device, rejected before any call (spec §5). */
  | { readonly kind: 'empty-input' }
  /** Any failure that spec §8 does not list. */
  | { readonly kind: 'other'; readonly name: string }

const sessionEnds: Readonly<Record<string, SessionEnd>> = {
  'Access Token has been revoked': 'access-token-revoked',
  'Refresh Token has been revoked': 'refresh-token-revoked',
  'Refresh Token has expired': 'refresh-token-expired',
  'User is disabled.': 'user-disabled',
  'User does not exist.': 'user-deleted',
}

const unready: ReadonlySet<string> = new Set(['PasswordResetRequiredException', 'UserNotConfirmedException'])

/** What a failure's name says alone, whatever its message. */
const kinds = new Map(
  Object.entries({
    NetworkError: 'network',
    TimeoutError: 'network',
    AuthUserPoolException: 'not-configured',
    AuthTokenConfigException: 'not-configured',
    NoAmplifyContextError: 'not-configured',
    UserUnAuthenticatedException: 'not-signed-in',
    UserNotFoundException: 'unknown-user',
    CodeMismatchException: 'wrong-code',
    CodeMismatch: 'wrong-code',
    // For the first code of an authenticator app.
    EnableSoftwareTokenMFAException: 'wrong-code',
    UserNotConfirmedException: 'not-confirmed',
    ExpiredCodeException: 'code-expired',
    CodeDeliveryFailureException: 'code-not-delivered',
    InvalidPasswordException: 'weak-password',
    PasswordHistoryPolicyViolationException: 'weak-password',
    LimitExceededException: 'limit-exceeded',
    TooManyRequestsException: 'limit-exceeded',
    // The names that every service of this provider has for it.
    ThrottlingException: 'limit-exceeded',
    RequestLimitExceeded: 'limit-exceeded',
    TooManyFailedAttemptsException: 'limit-exceeded',
    AliasExistsException: 'already-registered',
    UsernameExistsException: 'already-registered',
    EmptySignInUsername: 'empty-input',
    EmptySignInPassword: 'empty-input',
    EmptyChallengeResponse: 'empty-input',
  } as const),
)

/** Whether a call was made with or without a session: the same response has different meanings. */
export type IdentityMoment = 'signed-in' | 'signed-out'

/**
 * Classifies a failure of the identity client by its name and message (spec §8).
 * @param moment `signed-in` for calls with the session's tokens; only these can end a session
 */
export function identityErrorOf(failure: unknown, moment: IdentityMoment): IdentityError {
  const { name, message } = nameAndMessage(failure)
  const end = sessionEnds[message]
  if (moment === 'signed-in' && end) return { kind: 'session-ended', end }
  if (moment === 'signed-in' && unready.has(name)) return { kind: 'session-ended', end: 'account-unready' }
  if (moment === 'signed-in' && name === 'UserNotFoundException') return { kind: 'session-ended', end: 'user-deleted' }
  const kind = kinds.get(name)
  if (kind) return { kind }
  switch (name) {
    case 'ResourceNotFoundException':
      // 'Cognito User pool does not exist', or 'User pool …' or 'User pool client …' with a name.
      return /User pool .*does not exist/.test(message) ? { kind: 'not-configured' } : { kind: 'other', name }
    case 'NotAuthorizedException':
      if (message === 'User is not authorized to get auth details.') return { kind: 'external-provider' }
      if (message === 'Password attempts exceeded') return { kind: 'limit-exceeded' }
      if (message === 'User cannot be confirmed. Current status is CONFIRMED') return { kind: 'already-confirmed' }
      if (message === 'Access Token has expired') return { kind: 'token-expired' }
      // If the time is up, the message continues with ', session is expired.'
      if (message.startsWith('Invalid session for the user')) return { kind: 'challenge-expired' }
      return message.includes('Access Token') ? { kind: 'not-signed-in' } : { kind: 'wrong-credentials' }
    case 'UserLambdaValidationException':
      return message.includes('SignUpExceptionAlreadyExists')
        ? { kind: 'already-registered' }
        : { kind: 'sign-up-refused' }
    default:
      return { kind: 'other', name }
  }
}

/** Responses that refuse a renewal for good, whatever their message says. The tokens are then erased. */
const renewalRefusals: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
])

/** Classifies a failure to renew the tokens. */
export function renewalErrorOf(failure: unknown): IdentityError {
  const error = identityErrorOf(failure, 'signed-in')
  if (error.kind === 'session-ended' || !renewalRefusals.has(nameAndMessage(failure).name)) return error
  return { kind: 'session-ended', end: 'renewal-refused' }
}

function nameAndMessage(failure: unknown): { name: string; message: string } {
  return failure instanceof Error ? failure : { name: 'Unknown', message: '' }
}
