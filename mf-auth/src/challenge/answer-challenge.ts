import type { Challenge, IdentityError, IdentityResult, SignInStep } from 'shared/identity'
import { callAccount, type Account } from 'shared/session'
import { finishSignIn, reportFailure } from '../calls/finish-sign-in.ts'
import { genericFailure, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { refuseCode } from '../form/refuse-code.ts'
import { laterMessages } from '../later-messages.ts'
import { leadToReset } from '../sign-in/sign-in.ts'

const { appCode, smsCode } = laterMessages

/** A sign-in whose password was right, at one of its challenges. */
export interface SignInAttempt {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  readonly challenge: Challenge
  readonly step: FlowStep
}

/**
 * Answers a challenge, and leads on: to the session, to another challenge, or back to sign-in if the challenge is over.
 * @param field holds the answer: what is wrong with it is said there too, after the toast has gone
 */
export async function answerChallenge<Field extends string>(
  field: Field,
  { phoneNumber, challenge, step }: SignInAttempt,
  answer: (account: Account) => Promise<IdentityResult<SignInStep>>,
): Promise<Refusal<Field> | void> {
  const answered = await callAccount(answer)
  if (!answered.ok) {
    if (answered.error.kind === 'challenge-expired') {
      step.say({ status: 'warning', message: laterMessages.challengeExpired })
      return step.send({ type: 'challenge-expired' })
    }
    const refusal = refuseCode('challenge', answered.error, step, field)
    return refusal && { ...refusal, message: codeAdvice(answered.error, challenge) ?? refusal.message }
  }
  const { value } = answered
  switch (value.step) {
    case 'done':
      return reportFailure(await finishSignIn(phoneNumber), step)
    case 'challenge':
      return step.send({ type: 'challenge-answered', challenge: value.challenge })
    case 'reset-password':
      return leadToReset(phoneNumber, step)
    case 'confirm-sign-up':
    case 'unsupported-challenge':
      return step.say(genericFailure)
  }
}

/** What to do about a code that has expired. No other one can be asked for here. */
function codeAdvice({ kind }: IdentityError, challenge: Challenge): string | undefined {
  if (kind !== 'code-expired') return undefined
  // The provider says so too of an app's code that was used before.
  return challenge.kind === 'sms-code' ? smsCode.expired : appCode.used
}
