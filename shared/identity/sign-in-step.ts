import type { SignInOutput } from 'aws-amplify/auth'

/** A second factor that a customer may have switched on: a code by SMS, or of an authenticator app. */
export type SecondFactor = 'sms' | 'totp'

/** What a sign-in asks for after its password (spec §4). It lives three minutes and three wrong codes, in memory only. */
export type Challenge =
  /** The password was provisional. */
  | { readonly kind: 'new-password' }
  /** `destination` is where the code went, masked by the provider, such as `+*********0013`. */
  | { readonly kind: 'sms-code'; readonly destination: string | undefined }
  | { readonly kind: 'totp-code' }
  | { readonly kind: 'factor-choice'; readonly factors: readonly SecondFactor[] }
  /** An authenticator app must be set up first. `secret` is what it is given, in base32. */
  | { readonly kind: 'totp-setup'; readonly secret: string }

/** What a password, or the answer to a challenge, leads to. */
export type SignInStep =
  | { readonly step: 'done' }
  /** A sign-up was left half-way. */
  | { readonly step: 'confirm-sign-up' }
  /** The provider takes no password of this account before it is reset. */
  | { readonly step: 'reset-password' }
  | { readonly step: 'challenge'; readonly challenge: Challenge }
  /** One that the site has no view for. */
  | { readonly step: 'unsupported-challenge' }

/** Reads the identity client's next step. */
export function signInStepOf({ nextStep }: SignInOutput): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { step: 'done' }
    case 'CONFIRM_SIGN_UP':
      return { step: 'confirm-sign-up' }
    case 'RESET_PASSWORD':
      return { step: 'reset-password' }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      // A pool may demand attributes with it. Ours demands none that its accounts lack, and no view asks for them.
      return nextStep.missingAttributes?.length ? { step: 'unsupported-challenge' } : challenged({ kind: 'new-password' })
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

/** Those that the site has a view for; a code by e-mail is not one of them. */
const factorsOf = (types: readonly string[] = []): SecondFactor[] => [
  ...(types.includes('SMS') ? (['sms'] as const) : []),
  ...(types.includes('TOTP') ? (['totp'] as const) : []),
]
