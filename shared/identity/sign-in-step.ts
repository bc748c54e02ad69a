import type { SignInOutput } from 'aws-amplify/auth'

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

/** Converts the identity client's next step. */
export function signInStepOf({ nextStep }: SignInOutput): SignInStep {
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
