import { toE164 } from 'shared/format'
import { callAccount, rememberedLogin } from 'shared/session'
import { afterSignIn, sayIfFailed } from '../calls/enter-session.ts'
import { identificationOf, identify, sendCode } from '../calls/auth-helper.ts'
import { sessionFailure, signInFailure } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** Signs in, or leads on to what the provider asks for first. An unconfirmed account gets no message (spec §8). */
export async function signIn({ phone, password }: { phone: string; password: string }, step: FlowStep): Promise<void> {
  const phoneNumber = toE164(phone)
  const signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  if (!signedIn.ok) {
    const provider = signedIn.error.kind === 'external-provider' ? await providerOf(phoneNumber) : undefined
    return step.say(signInFailure(signedIn.error, provider))
  }
  const { value } = signedIn
  switch (value.step) {
    case 'done':
      return finishSignIn(phoneNumber, step)
    case 'confirm-sign-up':
      // Whoever has gone elsewhere waits for no code.
      return step.isCurrent() ? askForConfirmation(phoneNumber, password, step) : undefined
    case 'reset-password':
      return leadToReset(phoneNumber, step)
    case 'challenge':
      // The password was right. Whoever leaves the challenge, also by a reload, finds the phone filled in.
      rememberedLogin.remember({ phoneNumber })
      return step.send({ type: 'challenged', phoneNumber, challenge: value.challenge })
    case 'unsupported-challenge':
      return step.say(sessionFailure)
  }
}

/** Opens the session after the provider accepted a sign-in. */
export async function finishSignIn(phoneNumber: string, step: FlowStep): Promise<void> {
  sayIfFailed(await afterSignIn({ phoneNumber }), step)
}

/** Leads to the reset: the provider refuses the password until then. */
export function leadToReset(phoneNumber: string, step: FlowStep): void {
  step.say({ status: 'info', message: messages.resetRequired })
  step.send({ type: 'reset-required', phoneNumber })
}

async function askForConfirmation(phoneNumber: string, password: string, step: FlowStep): Promise<void> {
  const [identified, sent] = await Promise.all([
    identify(phoneNumber),
    sendCode({ event: 'sms', phoneNumber, isPasswordReset: false }),
  ])
  step.send({
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
