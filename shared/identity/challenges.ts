import { confirmSignIn } from 'aws-amplify/auth'
import { empty, identityResult, type IdentityResult } from './identity-result.ts'
import { continueSignIn } from './sign-in-room.ts'
import { signInStepOf, type SecondFactor, type SignInStep } from './sign-in-step.ts'

/*
 * The answers to what a sign-in asks for after its password (spec §4). Challenges can follow each other: each answer gives
 * the next step. An empty answer is rejected before any call (spec §5).
 */

/**
 * Answers with the code of an SMS or of the authenticator app, the first code of an app being set up included.
 * @param code digits
 */
export const answerWithCode = (code: string): Promise<IdentityResult<SignInStep>> => answer(code)

/** Replaces a provisional password. */
export const answerWithNewPassword = (password: string): Promise<IdentityResult<SignInStep>> => answer(password)

const answerOfFactor = { sms: 'SMS', totp: 'TOTP' } as const satisfies Record<SecondFactor, string>

/** Chooses how the second factor is proven this time; a code by SMS goes out with it. */
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
  // By this name the client itself says that it has no challenge to answer any more.
  const isOver = !outcome.ok && outcome.error.kind === 'other' && outcome.error.name === 'SignInException'
  return isOver ? { ok: false, error: { kind: 'challenge-expired' } } : outcome
}

const storedNames = ['username', 'challengeName', 'signInSession', 'expiry'] as const

/**
 * The client writes an open challenge into session storage, for a reload to go on with. Whoever reads it there has the half of
 * a sign-in that the password opened, so it is taken out at once: the client goes on with what it has in memory.
 */
export function keepChallengeInMemory(): void {
  try {
    for (const name of storedNames) sessionStorage.removeItem(`CognitoSignInState.${name}`)
  } catch {
    // Blocked storage kept nothing.
  }
}
