import { callWithSession, fetchAttributes, isProvidersOwn } from './identity-client.ts'
import { callSignedOut, done, empty, isLost, type IdentityResult } from './user-pool.ts'

/* The entry of a separate chunk: the operations that forms call. */
export { answerWithCode, answerWithFactor, answerWithNewPassword, signIn } from './sign-in.ts'

export interface SignUpInput {
  readonly username: string
  readonly password: string
  readonly name: string
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  readonly email: string
  /** `YYYY-MM-DD`. */
  readonly birthdate: string
  readonly gender: string
}

/** Creates an account; the provider sends a six-digit code to the phone. */
export async function signUp({ username, password, phoneNumber, ...others }: SignUpInput): Promise<IdentityResult> {
  if (!username || !password) return empty
  const attributes = { ...others, phone_number: phoneNumber }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  const created = await callSignedOut('SignUp', { Username: username, Password: password, UserAttributes })
  return isLost(created) && (await isUnconfirmed(username, password)) ? done : created
}

/** Whether the account exists and is not confirmed yet. The provider says so only to a caller with the right password. */
async function isUnconfirmed(username: string, password: string): Promise<boolean> {
  const signedIn = await callSignedOut('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  })
  return !signedIn.ok && signedIn.error.kind === 'not-confirmed'
}

/**
 * Confirms a sign-up with the code from the SMS. An account that is already confirmed counts as a success.
 * @param username the account's username, not its phone number
 */
export async function confirmSignUp(username: string, code: string): Promise<IdentityResult> {
  if (!username || !code) return empty
  const confirm = () => callSignedOut('ConfirmSignUp', { Username: username, ConfirmationCode: code })
  let confirmed = await confirm()
  // The response to a second call shows whether the first one took effect.
  if (isLost(confirmed)) confirmed = await confirm()
  return !confirmed.ok && confirmed.error.kind === 'already-confirmed' ? done : confirmed
}

/** Changes attributes, except those that only the provider may write. */
export async function updateCustomer(attributes: Readonly<Record<string, string>>): Promise<IdentityResult> {
  const changeable = Object.entries(attributes).filter(([name]) => !isProvidersOwn(name))
  const updated = await callWithSession('UpdateUserAttributes', {
    UserAttributes: changeable.map(([Name, Value]) => ({ Name, Value })),
  })
  if (!isLost(updated)) return updated
  const stored = await fetchAttributes()
  return stored.ok && changeable.every(([name, text]) => stored.value[name] === text) ? done : updated
}

/** Has the provider send a six-digit code that verifies the phone number. */
export const requestPhoneCode = (): Promise<IdentityResult> =>
  callWithSession('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })

/** Verifies the phone number with the code. */
export async function verifyPhone(code: string): Promise<IdentityResult> {
  if (!code) return empty
  const verified = await callWithSession('VerifyUserAttribute', { AttributeName: 'phone_number', Code: code })
  if (!isLost(verified)) return verified
  const stored = await fetchAttributes()
  return stored.ok && stored.value.phone_number_verified === 'true' ? done : verified
}
