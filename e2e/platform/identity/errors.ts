/** Cognito's own names and messages, to the letter: clients match on both. `{…}` is filled in. */
const refusals = {
  incorrectPassword: ['NotAuthorizedException', 'Incorrect username or password.'],
  attemptsExceeded: ['NotAuthorizedException', 'Password attempts exceeded'],
  userDisabled: ['NotAuthorizedException', 'User is disabled.'],
  externalProviderUser: ['NotAuthorizedException', 'User is not authorized to get auth details.'],
  alreadyConfirmed: ['NotAuthorizedException', 'User cannot be confirmed. Current status is {status}'],
  passwordNotResettable: ['NotAuthorizedException', 'User password cannot be reset in the current state.'],
  accessTokenRevoked: ['NotAuthorizedException', 'Access Token has been revoked'],
  accessTokenExpired: ['NotAuthorizedException', 'Access Token has expired'],
  accessTokenInvalid: ['NotAuthorizedException', 'Invalid Access Token'],
  refreshTokenRevoked: ['NotAuthorizedException', 'Refresh Token has been revoked'],
  refreshTokenExpired: ['NotAuthorizedException', 'Refresh Token has expired'],
  refreshTokenInvalid: ['NotAuthorizedException', 'Invalid Refresh Token'],
  refreshTokenReused: ['RefreshTokenReuseException', 'Refresh Token has been rotated'],
  challengeInvalid: ['NotAuthorizedException', 'Invalid session for the user.'],
  challengeExpired: ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
  challengeMismatch: ['CodeMismatchException', 'Invalid code or auth state for the user.'],
  attributeNotWritable: ['NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  userNotFound: ['UserNotFoundException', 'User does not exist.'],
  usernameNotFound: ['UserNotFoundException', 'Username/client id combination not found.'],
  userNotConfirmed: ['UserNotConfirmedException', 'User is not confirmed.'],
  passwordResetRequired: ['PasswordResetRequiredException', 'Password reset required for the user'],
  usernameExists: ['UsernameExistsException', 'User already exists'],
  aliasExists: ['AliasExistsException', 'An account with the given {attribute} already exists.'],
  preSignUpFailed: ['UserLambdaValidationException', 'PreSignUp failed with error {reason}.'],
  invalidPassword: ['InvalidPasswordException', 'Password did not conform with policy: {reason}'],
  codeMismatch: ['CodeMismatchException', 'Invalid verification code provided, please try again.'],
  codeExpired: ['ExpiredCodeException', 'Invalid code provided, please request a code again.'],
  totpCodeUsed: ['ExpiredCodeException', 'Your software token has already been used once.'],
  totpSetupMismatch: ['EnableSoftwareTokenMFAException', 'Code mismatch'],
  totpNotAssociated: ['SoftwareTokenMFANotFoundException', 'Software token MFA has not been associated for the user.'],
  devicesNotTracked: ['InvalidParameterException', 'Device tracking is not enabled for this user pool.'],
  deviceNotFound: ['ResourceNotFoundException', 'Device does not exist.'],
  limitTooHigh: [
    'InvalidParameterException',
    "1 validation error detected: Value '{value}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to {maximum}",
  ],
  paginationTokenInvalid: ['InvalidParameterException', 'Invalid pagination token.'],
  parameterNotAllowed: ['InvalidParameterException', 'Invalid value for parameter {parameter}'],
  limitExceeded: ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
  nothingToResetBy: [
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  ],
  usernameLooksLikePhone: [
    'InvalidParameterException',
    'Username cannot be of phone number format, since user pool is configured for phone number alias.',
  ],
  invalidPhone: ['InvalidParameterException', 'Invalid phone number format.'],
  invalidEmail: ['InvalidParameterException', 'Invalid email address format.'],
  unknownAttribute: [
    'InvalidParameterException',
    'Attributes did not conform to the schema: {attribute}: The attribute is not defined in schema.',
  ],
  attributeRequired: ['InvalidParameterException', 'User does not have a value for {attribute}'],
  flowNotEnabled: ['InvalidParameterException', '{flow} flow not enabled for this client'],
  missingParameter: ['InvalidParameterException', 'Missing required parameter {parameter}'],
  secretNotReceived: [
    'NotAuthorizedException',
    'Client {clientId} is configured with secret but SECRET_HASH was not received',
  ],
  clientNotFound: ['ResourceNotFoundException', 'User pool client {clientId} does not exist.'],
  malformedRequest: ['SerializationException', 'Start of structure or map found where not expected.'],
  unknownOperation: ['UnknownOperationException', 'Unknown operation {operation}'],
} as const satisfies Record<string, readonly [type: string, message: string]>

export type Refusal = keyof typeof refusals

/** A refusal in Cognito's words; thrown by operations, and by the authentication helper. */
export class IdentityError extends Error {
  /** Cognito's name for it, which goes out as `__type`. */
  readonly type: string

  constructor(refusal: Refusal, details: Readonly<Record<string, string>> = {}) {
    const [type, message] = refusals[refusal]
    super(message.replace(/\{(\w+)\}/g, (mark, name: string) => details[name] ?? mark))
    this.type = type
    this.name = type
  }
}
