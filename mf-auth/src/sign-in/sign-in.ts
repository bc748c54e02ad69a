import { toE164 } from 'shared/format'
import { showToast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { identificationOf, identify } from '../calls/identify.ts'
import { sendCode } from '../calls/send-code.ts'
import { sessionFailure, signInFailure } from '../failures.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { afterSignIn } from '../session/enter-session.ts'

/** Signs in; an unconfirmed account is led to its confirmation without a message (spec §8). */
export async function signIn({ phone, password }: { phone: string; password: string }, send: SendFlowEvent): Promise<void> {
  const phoneNumber = toE164(phone)
  const signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  if (!signedIn.ok) {
    const provider = signedIn.error.kind === 'external-provider' ? await providerOf(phoneNumber) : undefined
    return showToast(signInFailure(signedIn.error, provider))
  }
  switch (signedIn.value) {
    case 'done': {
      const entered = await afterSignIn({ phoneNumber })
      if (!entered.ok && entered.error.kind !== 'session-ended') showToast(sessionFailure)
      return
    }
    case 'confirm-sign-up':
      return askForConfirmation(phoneNumber, password, send)
    case 'unsupported-challenge':
      return showToast(sessionFailure)
  }
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
