import type { IdentityResult, SignInStep } from 'shared/identity'
import { showToast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { challengeFailure, sessionFailure } from '../failures.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { finishSignIn, leadToReset } from '../sign-in/sign-in.ts'

type Account = Parameters<Parameters<typeof callAccount>[0]>[0]

/** Who answers, and to whom the outcome is told. */
export interface Answerer {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  readonly send: SendFlowEvent
}

/**
 * Answers a challenge, and leads on to what follows: the session, another challenge, or sign-in where it is over.
 * @returns whether the code was wrong, which its field then says too
 */
export async function answerChallenge(
  { phoneNumber, send }: Answerer,
  answer: (account: Account) => Promise<IdentityResult<SignInStep>>,
): Promise<'wrong-code' | undefined> {
  const answered = await callAccount(answer)
  if (!answered.ok) {
    const { kind } = answered.error
    if (kind === 'challenge-expired') send({ type: 'challenge-expired' })
    showToast(challengeFailure(answered.error))
    return kind === 'wrong-code' ? kind : undefined
  }
  const { value } = answered
  switch (value.step) {
    case 'done':
      await finishSignIn(phoneNumber)
      break
    case 'challenge':
      send({ type: 'challenge-answered', challenge: value.challenge })
      break
    case 'reset-password':
      leadToReset(phoneNumber, send)
      break
    case 'confirm-sign-up':
    case 'unsupported-challenge':
      showToast(sessionFailure)
  }
  return undefined
}
