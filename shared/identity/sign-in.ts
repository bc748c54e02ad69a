import * as library from 'aws-amplify/auth'
import { writeStored } from '../session/browser-storage.ts'
import { empty, identityResult, type IdentityResult } from './identity-result.ts'
import { beginInMemory, continueInMemory } from './in-memory-sign-in.ts'

/*
 * A sign-in with a password, and the responses to the challenges that may follow (spec §4). One challenge can follow another: each
 * function returns the next step. An empty input is rejected before any call (spec §5).
 */

/** A second factor: a code from an SMS, or from an authenticator app. */
export type SecondFactor = 'sms' | 'totp'

/** What a sign-in requires after the password (spec §4). It ends after three minutes or three wrong codes, and is kept only in memory. */
export type Challenge =
  /** The password was temporary. */
  | { readonly kind: 'new-password' }
  /** `destination` is where the code went, masked by the provider, such as `+*********0013`. */
  | { readonly kind: 'sms-code'; readonly destination: string | undefined }
  | { readonly kind: 'totp-code' }
  | { readonly kind: 'factor-choice'; readonly factors: readonly SecondFactor[] }
  /** An authenticator app must be set up first. `secret` is the app's key, in base32. */
  | { readonly kind: 'totp-setup'; readonly secret: string }

/** The next step after a password or a challenge's response. */
export type SignInStep =
  | { readonly step: 'done' }
  /** The account's sign-up was not confirmed. */
  | { readonly step: 'confirm-sign-up' }
  /** The account's password must be reset first. */
  | { readonly step: 'reset-password' }
  | { readonly step: 'challenge'; readonly challenge: Challenge }
  /** A challenge for which the site has no view. */
  | { readonly step: 'unsupported-challenge' }

/**
 * Signs in with a password.
 * @param phoneNumber `+55` and eleven digits; the provider accepts a username too
 * @returns the next step: done, or what the provider requires before it opens the session
 */
export async function signIn(phoneNumber: string, password: string): Promise<IdentityResult<SignInStep>> {
  if (!phoneNumber || !password) return empty
  const input = { username: phoneNumber, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } } as const
  return stepAfter(() => beginInMemory(phoneNumber, (context) => library.signIn(context, input)))
}

/**
 * Responds with a code from an SMS or an authenticator app, also with the first code of a new app.
 * @param code digits
 */
export const answerWithCode = (code: string): Promise<IdentityResult<SignInStep>> => answer(code)

/** Responds with a new password, which replaces the temporary one. */
export const answerWithNewPassword = (password: string): Promise<IdentityResult<SignInStep>> => answer(password)

/** Chooses the second factor for this sign-in. For `sms` the provider then sends a code. */
export const answerWithFactor = (factor: SecondFactor): Promise<IdentityResult<SignInStep>> =>
  answer(factor === 'sms' ? 'SMS' : 'TOTP')

async function answer(challengeResponse: string): Promise<IdentityResult<SignInStep>> {
  if (!challengeResponse) return empty
  const outcome = await stepAfter(() =>
    continueInMemory((context) => library.confirmSignIn(context, { challengeResponse })),
  )
  // The library's own error when no challenge is open.
  const isOver = !outcome.ok && outcome.error.kind === 'other' && outcome.error.name === 'SignInException'
  return isOver ? { ok: false, error: { kind: 'challenge-expired' } } : outcome
}

const stepAfter = (step: () => Promise<library.SignInOutput>): Promise<IdentityResult<SignInStep>> =>
  identityResult('signed-out', async () => {
    try {
      return signInStepOf(await step())
    } finally {
      keepChallengeInMemory()
    }
  })

const storedNames = ['username', 'challengeName', 'signInSession', 'expiry'] as const

/**
 * Removes an open challenge from session storage. The library stores it there for a reload. Code that reads it could complete a
 * sign-in whose password is already checked. The library continues with its copy in memory.
 */
function keepChallengeInMemory(): void {
  for (const name of storedNames) writeStored('session', `CognitoSignInState.${name}`, undefined)
}

/** Converts the library's next step. */
function signInStepOf({ nextStep }: library.SignInOutput): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { step: 'done' }
    case 'CONFIRM_SIGN_UP':
      return { step: 'confirm-sign-up' }
    case 'RESET_PASSWORD':
      return { step: 'reset-password' }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      // A pool may require attributes too. Ours requires none that its accounts lack, and no view has fields for them.
      return nextStep.missingAttributes?.length
        ? { step: 'unsupported-challenge' }
        : challenged({ kind: 'new-password' })
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return challenged({ kind: 'sms-code', destination: nextStep.codeDeliveryDetails?.destination })
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return challenged({ kind: 'totp-code' })
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION': {
      const factors = factorsOf(nextStep.allowedMFATypes)
      return factors.length > 0 ? challenged({ kind: 'factor-choice', factors }) : { step: 'unsupported-challenge' }
    }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return challenged({ kind: 'totp-setup', secret: nextStep.totpSetupDetails.sharedSecret })
    default:
      return { step: 'unsupported-challenge' }
  }
}

const challenged = (challenge: Challenge): SignInStep => ({ step: 'challenge', challenge })

/** The factors for which the site has a view; it has none for a code by e-mail. */
const factorsOf = (types: readonly string[] = []): SecondFactor[] => [
  ...(types.includes('SMS') ? (['sms'] as const) : []),
  ...(types.includes('TOTP') ? (['totp'] as const) : []),
]
