import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import * as library from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, type KeyValueStorageInterface } from 'aws-amplify/utils'
import { writeStored } from '../session/browser-storage.ts'
import { deviceKeysIn, rememberedDevice, setDeviceKeys, type DeviceKeys } from './device-keys.ts'
import { accessTokenIn, openSession, type SessionEntries } from './session-store.ts'
import { configuredPool, empty, identityResult, type IdentityResult } from './user-pool.ts'

/*
 * A sign-in with a password, and the responses to the challenges that may follow (spec §4). One challenge can follow another: each
 * function returns the next step. An empty input is rejected before any call (spec §5).
 *
 * The library signs in on entries in memory instead of those in local storage. So a late response cannot change another session.
 */

// The library's own token store follows the storage of other tabs, and fails with an error in the console.
cognitoUserPoolsTokenProvider.teardownNotify()
// It warns about endpoints that are not AWS's. Ours is configured on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR'

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
  return runStep(async (entries) => {
    // Outside a secure context the phone number cannot be hashed, so no device is found.
    device = await rememberedDevice(phoneNumber).catch(() => undefined)
    return library.signIn(contextOn(entries), input)
  })
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
  const outcome = await runStep((entries) => library.confirmSignIn(contextOn(entries), { challengeResponse }))
  // The library's own error when no challenge is open.
  const isOver = !outcome.ok && outcome.error.kind === 'other' && outcome.error.name === 'SignInException'
  return isOver ? { ok: false, error: { kind: 'challenge-expired' } } : outcome
}

/** The device of the current sign-in. Its challenges need it too. */
let device: DeviceKeys | undefined

/** Runs a step of the library on new entries, and opens the session with them unless a challenge follows. */
const runStep = (
  run: (entries: SessionEntries) => Promise<library.SignInOutput>,
): Promise<IdentityResult<SignInStep>> =>
  identityResult('signed-out', async () => {
    try {
      const output = await openSession(async (entries) => {
        const made = await run(entries)
        // The library adds no device entries if the provider already knew the device.
        if (accessTokenIn(entries) && device && !deviceKeysIn(entries)) setDeviceKeys(entries, device)
        return made
      })
      return signInStepOf(output)
    } finally {
      keepChallengeInMemory()
    }
  })

const attemptEntries = ['username', 'challengeName', 'signInSession', 'expiry'] as const

/**
 * Removes an open challenge from session storage. The library stores it there for a reload. Code that reads it could complete a
 * sign-in whose password is already checked. The library continues with its copy in memory.
 */
function keepChallengeInMemory(): void {
  for (const name of attemptEntries) writeStored('session', `CognitoSignInState.${name}`, undefined)
}

/** What the library works on. */
function contextOn(entries: SessionEntries) {
  const Auth = configuredPool()
  const tokenProvider = createUserPoolsTokenProvider(Auth, storageWithDevice(entries))
  return createAmplifyContext({ Auth }, { Auth: { tokenProvider } })
}

/** Storage in which the library finds the device under any name: it looks sometimes for the phone number, sometimes for the username. */
function storageWithDevice(entries: SessionEntries): KeyValueStorageInterface {
  const keys = new Map(Object.entries(device ?? {}))
  const partOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  return {
    getItem: async (name) => entries.get(name) ?? keys.get(partOf(name)) ?? null,
    setItem: async (name, text) => void entries.set(name, text),
    removeItem: async (name) => {
      // The library removes a key when the provider no longer knows the device.
      if (keys.delete(partOf(name))) device = undefined
      entries.delete(name)
    },
    clear: async () => entries.clear(),
  }
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
