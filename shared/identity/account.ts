import { signIn as signInCall, type SignInInput } from 'aws-amplify/auth'
import { callAsClient } from './call-user-pool.ts'
import { keepChallengeInMemory } from './challenges.ts'
import { done, empty, identityResult, isLost, type IdentityResult } from './identity-result.ts'
import { beginSignIn } from './sign-in-room.ts'
import { signInStepOf, type SignInStep } from './sign-in-step.ts'

/* The entry of a separate chunk: the operations that forms call. */
export { requestPhoneCode, updateCustomer, verifyPhone } from './attributes.ts'
export { answerWithCode, answerWithFactor, answerWithNewPassword } from './challenges.ts'

const authFlowType = 'USER_PASSWORD_AUTH'

/**
 * Signs in with a password.
 * @param phoneNumber `+55` and eleven digits; the provider accepts a username too
 * @returns the next step: done, or what the provider requires before it opens the session
 */
export async function signIn(phoneNumber: string, password: string): Promise<IdentityResult<SignInStep>> {
  if (!phoneNumber || !password) return empty
  return identityResult('signed-out', async () => {
    const input: SignInInput = { username: phoneNumber, password, options: { authFlowType } }
    const output = await beginSignIn(phoneNumber, (room) => signInCall(room, input))
    keepChallengeInMemory()
    return signInStepOf(output)
  })
}

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
export async function signUp({
  username,
  password,
  name,
  phoneNumber,
  email,
  birthdate,
  gender,
}: SignUpInput): Promise<IdentityResult> {
  if (!username || !password) return empty
  const attributes = { name, phone_number: phoneNumber, email, birthdate, gender }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  const created = await send('SignUp', { Username: username, Password: password, UserAttributes })
  return isLost(created) && (await isUnconfirmed(username, password)) ? done : created
}

/** Whether the account exists and is not confirmed yet. The provider says so only to a caller with the right password. */
async function isUnconfirmed(username: string, password: string): Promise<boolean> {
  const signedIn = await send('InitiateAuth', {
    AuthFlow: authFlowType,
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
  const confirm = () => send('ConfirmSignUp', { Username: username, ConfirmationCode: code })
  let confirmed = await confirm()
  // The response to a second call shows whether the first one took effect.
  if (isLost(confirmed)) confirmed = await confirm()
  return !confirmed.ok && confirmed.error.kind === 'already-confirmed' ? done : confirmed
}

const send = (operation: string, input: object): Promise<IdentityResult> =>
  identityResult('signed-out', async () => {
    await callAsClient(operation, input)
    return undefined
  })
