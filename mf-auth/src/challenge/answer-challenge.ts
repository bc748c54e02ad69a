import type { IdentityResult, SignInStep } from 'shared/identity'
import { callAccount, type Account } from 'shared/session'
import { finishSignIn, sayIfFailed } from '../calls/finish-sign-in.ts'
import { adviceAt, challengeFailure, sessionFailure, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'
import { leadToReset } from '../sign-in/sign-in.ts'

/** A sign-in whose password was right, at one of its challenges. */
export interface SignInAttempt {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  readonly step: FlowStep
}

/**
 * Answers a challenge, and leads on: to the session, to another challenge, or back to sign-in if the challenge is over.
 * @param field holds the answer: what is wrong with it is said there too, after the toast has gone
 */
export async function answerChallenge<Field extends string>(
  field: Field,
  { phoneNumber, step }: SignInAttempt,
  answer: (account: Account) => Promise<IdentityResult<SignInStep>>,
): Promise<Refusal<Field> | void> {
  const answered = await callAccount(answer)
  if (!answered.ok) {
    const { kind } = answered.error
    step.say(challengeFailure(answered.error))
    if (kind === 'challenge-expired') step.send({ type: 'challenge-expired' })
    return kind === 'wrong-code' ? { field, message: messages.failures.wrongCode } : adviceAt(field, answered.error)
  }
  const { value } = answered
  switch (value.step) {
    case 'done':
      return sayIfFailed(await finishSignIn(phoneNumber), step)
    case 'challenge':
      return step.send({ type: 'challenge-answered', challenge: value.challenge })
    case 'reset-password':
      return leadToReset(phoneNumber, step)
    case 'confirm-sign-up':
    case 'unsupported-challenge':
      return step.say(sessionFailure)
  }
}
