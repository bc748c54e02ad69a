import {
  confirmSignUp as confirmSignUpCall,
  confirmUserAttribute,
  sendUserAttributeVerificationCode,
  signIn as signInCall,
  signUp as signUpCall,
  updateUserAttributes,
  type SignInInput,
} from 'aws-amplify/auth'
import { keepChallengeInMemory } from './challenges.ts'
import { openRoom } from './client-room.ts'
import { empty } from './empty-input.ts'
import { identityResult, type IdentityResult } from './identity-error.ts'
import { callWithSession } from './identity-client.ts'
import { openSession } from './open-session.ts'
import { isProvidersOwn } from './own-attributes.ts'
import { signInStepOf, type SignInStep } from './sign-in-step.ts'

export { answerWithCode, answerWithFactor, answerWithNewPassword } from './challenges.ts'

/**
 * Signs in with the password-based flow, or tells what comes between a right password and the session.
 * @param phoneNumber `+55` and eleven digits; the provider takes a username as well.
 */
export async function signIn(phoneNumber: string, password: string): Promise<IdentityResult<SignInStep>> {
  if (!phoneNumber || !password) return empty
  return identityResult('signed-out', async () => {
    const input: SignInInput = { username: phoneNumber, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } }
    const output = await openSession((entries) => signInCall(openRoom(entries), input))
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
export async function signUp(input: SignUpInput): Promise<IdentityResult> {
  if (!input.username || !input.password) return empty
  return identityResult('signed-out', async () => {
    await signUpCall({
      username: input.username,
      password: input.password,
      options: {
        userAttributes: {
          name: input.name,
          phone_number: input.phoneNumber,
          email: input.email,
          birthdate: input.birthdate,
          gender: input.gender,
        },
      },
    })
    return undefined
  })
}

/** Confirms a sign-up with the code that came by SMS. Takes the username, not the phone. */
export async function confirmSignUp(username: string, code: string): Promise<IdentityResult> {
  if (!username || !code) return empty
  return identityResult('signed-out', async () => {
    await confirmSignUpCall({ username, confirmationCode: code })
    return undefined
  })
}

/** Asks for a six-digit code that proves the signed-in customer's phone. */
export const requestPhoneCode = (): Promise<IdentityResult> =>
  callWithSession(async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' })
    return undefined
  })

/** Proves the signed-in customer's phone. */
export async function verifyPhone(code: string): Promise<IdentityResult> {
  if (!code) return empty
  return callWithSession(async () => {
    await confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: code })
    return undefined
  })
}

/** Changes attributes of the signed-in customer; `sub` and every `*_verified` stay (spec §5). */
export const updateCustomer = (attributes: Readonly<Record<string, string>>): Promise<IdentityResult> =>
  callWithSession(async () => {
    const changeable = Object.entries(attributes).filter(([name]) => !isProvidersOwn(name))
    await updateUserAttributes({ userAttributes: Object.fromEntries(changeable) })
    return undefined
  })
