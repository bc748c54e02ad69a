import { showToast } from 'shared/toast'
import { sendCode } from '../calls/send-code.ts'
import type { Verification } from '../flow/flow.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** Asks for another code by SMS; a failure is silent and leaves the button (spec §8; readings). */
export async function resendCode({ phoneNumber, purpose }: Verification, send: SendFlowEvent): Promise<void> {
  const sent = await sendCode({ event: 'sms', phoneNumber, isPasswordReset: purpose === 'reset' })
  if (!sent.ok) return
  showToast({ status: 'success', message: messages.verify.resent })
  send({ type: 'code-resent', phoneNumber, hash: sent.value.hash })
}

/** Asks for a code by voice; a failure is silent (spec §8). */
export async function requestVoiceCall({ phoneNumber, purpose }: Verification, send: SendFlowEvent): Promise<void> {
  const called = await sendCode({ event: 'call', phoneNumber, isPasswordReset: purpose === 'reset' })
  if (!called.ok) return
  showToast({ status: 'success', message: messages.verify.voiceCallRequested })
  send({ type: 'voice-call-requested', phoneNumber, hash: called.value.hash })
}
