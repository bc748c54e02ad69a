import { confirmSignIn } from 'aws-amplify/auth'
import { empty, identityResult, type IdentityResult } from './identity-result.ts'
import { continueSignIn } from './sign-in-room.ts'
import { signInStepOf, type SecondFactor, type SignInStep } from './sign-in-step.ts'

/*
 * The responses to a sign-in's challenges (spec §4). One challenge can follow another: each function returns the next step. An
 * empty response is rejected before any call (spec §5).
 */

/**
 * Responds with a code from an SMS or an authenticator app, also with the first code of a new app.
 * @param code digits
 */
export const answerWithCode = (code: string): Promise<IdentityResult<SignInStep>> => answer(code)

/** Responds with a new password, which replaces the temporary one. */
export const answerWithNewPassword = (password: string): Promise<IdentityResult<SignInStep>> => answer(password)

const answerOfFactor = { sms: 'SMS', totp: 'TOTP' } as const satisfies Record<SecondFactor, string>

/** Chooses the second factor for this sign-in. For `sms` the provider then sends a code. */
export const answerWithFactor = (factor: SecondFactor): Promise<IdentityResult<SignInStep>> =>
  answer(answerOfFactor[factor])

async function answer(challengeResponse: string): Promise<IdentityResult<SignInStep>> {
  if (!challengeResponse) return empty
  const outcome = await identityResult('signed-out', async () => {
    try {
      return signInStepOf(await continueSignIn((room) => confirmSignIn(room, { challengeResponse })))
    } finally {
      keepChallengeInMemory()
    }
  })
  // The client's own error when no challenge is open.
  const isOver = !outcome.ok && outcome.error.kind === 'other' && outcome.error.name === 'SignInException'
  return isOver ? { ok: false, error: { kind: 'challenge-expired' } } : outcome
}

const storedNames = ['username', 'challengeName', 'signInSession', 'expiry'] as const

/**
 * Removes an open challenge from session storage. The client stores it there for a reload. Code that reads it could complete a
 * sign-in whose password is already checked. The client continues with its copy in memory.
 */
export function keepChallengeInMemory(): void {
  try {
    for (const name of storedNames) sessionStorage.removeItem(`CognitoSignInState.${name}`)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
