import { toE164 } from 'shared/format'
import { showToast } from 'shared/toast'
import { sendCode } from '../calls/send-code.ts'
import { resetFailure } from '../failures.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** Has a code sent that permits a new password. */
export async function requestReset({ phone }: { phone: string }, send: SendFlowEvent): Promise<void> {
  const phoneNumber = toE164(phone)
  const sent = await sendCode({ event: 'sms', phoneNumber, isPasswordReset: true })
  if (!sent.ok) return showToast(resetFailure(sent.error))
  showToast({ status: 'success', message: messages.reset.codeSent })
  send({ type: 'reset-code-sent', phoneNumber, hash: sent.value.hash, at: Date.now() })
}
