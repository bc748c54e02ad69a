import { toE164 } from 'shared/format'
import { knownCustomer } from 'shared/session'
import { showToast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { identificationOf, identify } from '../calls/identify.ts'
import { sendCode } from '../calls/send-code.ts'
import { sessionFailure, signInFailure } from '../failures.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'
import { afterSignIn } from '../session/enter-session.ts'

/** Signs in, or leads on to what the provider asks for first; an unconfirmed account without a message (spec §8). */
export async function signIn({ phone, password }: { phone: string; password: string }, send: SendFlowEvent): Promise<void> {
  const phoneNumber = toE164(phone)
  const signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  if (!signedIn.ok) {
    const provider = signedIn.error.kind === 'external-provider' ? await providerOf(phoneNumber) : undefined
    return showToast(signInFailure(signedIn.error, provider))
  }
  const { value } = signedIn
  switch (value.step) {
    case 'done':
      return finishSignIn(phoneNumber)
    case 'confirm-sign-up':
      return askForConfirmation(phoneNumber, password, send)
    case 'reset-password':
      return leadToReset(phoneNumber, send)
    case 'challenge':
      // The password was right. Where the challenge is left, by a reload too, the phone is there again.
      knownCustomer.remember({ phoneNumber })
      return send({ type: 'challenged', phoneNumber, challenge: value.challenge })
    case 'unsupported-challenge':
      return showToast(sessionFailure)
  }
}

/** Enters the session that the provider has opened. */
export async function finishSignIn(phoneNumber: string): Promise<void> {
  const entered = await afterSignIn({ phoneNumber })
  if (!entered.ok && entered.error.kind !== 'session-ended') showToast(sessionFailure)
}

/** The provider takes no password of this account before it is reset. */
export function leadToReset(phoneNumber: string, send: SendFlowEvent): void {
  send({ type: 'reset-required', phoneNumber })
  showToast({ status: 'info', message: messages.resetRequired })
}

async function askForConfirmation(phoneNumber: string, password: string, send: SendFlowEvent): Promise<void> {
  const [identified, sent] = await Promise.all([
    identify(phoneNumber),
    sendCode({ event: 'sms', phoneNumber, isPasswordReset: false }),
  ])
  send({
    type: 'sign-in-unconfirmed',
    phoneNumber,
    username: identified.ok ? identified.value?.Username : undefined,
    password,
    code: sent.ok ? { hash: sent.value.hash, at: Date.now() } : undefined,
  })
}

async function providerOf(phoneNumber: string): Promise<'google' | 'apple' | undefined> {
  const identified = await identify(phoneNumber)
  const identification = identified.ok ? identificationOf(identified.value) : undefined
  return identification === 'google' || identification === 'apple' ? identification : undefined
}
