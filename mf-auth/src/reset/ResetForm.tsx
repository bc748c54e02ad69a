import { deviceNow, firstError, toE164 } from 'shared/format'
import { PhoneField, useForm } from 'shared/ui'
import { SubmitButton } from '../form/fields.tsx'
import type { TabFormProps } from '../form/tab-form.ts'
import { validatePhone } from '../form/validation.ts'
import { Form } from '../layout/AuthCard.tsx'
import { messages } from '../messages.ts'
import { sendCode } from '../calls/auth-helper.ts'
import { type Refusal, refuse } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'

/** The phone of an account whose password is forgotten. */
export function ResetForm({ draft, onDraftChange, step, sending }: TabFormProps) {
  const { field, submitting, onSubmit } = useForm({
    initial: { phone: draft.phone },
    check: ({ phone }) => firstError([['phone', validatePhone(phone)]]),
    submit: (values) => requestReset(values, step),
    sending,
    onChange: ({ phone }) => onDraftChange({ ...draft, phone }),
  })

  return (
    <Form onSubmit={onSubmit}>
      <PhoneField
        {...field('phone')}
        label={messages.fields.phone}
        autoComplete="username"
        enterKeyHint="send"
        required
      />
      <SubmitButton loading={submitting}>{messages.reset.submit}</SubmitButton>
    </Form>
  )
}

/** Has a code sent that permits a new password. */
export async function requestReset({ phone }: { phone: string }, step: FlowStep): Promise<Refusal<'phone'> | void> {
  const phoneNumber = toE164(phone)
  const sent = await sendCode('sms', phoneNumber, 'reset')
  if (!sent.ok) return refuse('reset', sent.error, step, 'phone')
  step.say({ status: 'success', message: messages.reset.codeSent })
  step.send({ type: 'reset-code-sent', phoneNumber, hash: sent.value.hash, at: deviceNow() })
}
