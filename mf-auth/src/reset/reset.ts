import { deviceNow, toE164 } from 'shared/format'
import { sendCode } from '../calls/auth-helper.ts'
import { refuse, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** Has a code sent that permits a new password. */
export async function requestReset({ phone }: { phone: string }, step: FlowStep): Promise<Refusal<'phone'> | void> {
  const phoneNumber = toE164(phone)
  const sent = await sendCode('sms', phoneNumber, 'reset')
  if (!sent.ok) return refuse('reset', sent.error, step, 'phone')
  step.say({ status: 'success', message: messages.reset.codeSent })
  step.send({ type: 'reset-code-sent', phoneNumber, hash: sent.value.hash, at: deviceNow() })
}
