import { firstError, validatePhone } from 'shared/format'
import { Button, PhoneField, useForm } from 'shared/ui'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import type { DraftProps } from '../form/draft.ts'
import { Form } from '../form/Form.tsx'
import { messages } from '../messages.ts'
import { requestReset } from './request-reset.ts'

/** The phone whose password is forgotten. */
export function ResetForm({ draft, onDraftChange, send }: DraftProps & { send: SendFlowEvent }) {
  const { field, submitting, onSubmit } = useForm({
    initial: { phone: draft.phone },
    check: ({ phone }) => firstError([['phone', validatePhone(phone)]]),
    submit: (values) => requestReset(values, send),
    onChange: ({ phone }) => onDraftChange({ ...draft, phone }),
  })

  return (
    <Form onSubmit={onSubmit}>
      <PhoneField {...field('phone')} label={messages.fields.phone} autoComplete="username" enterKeyHint="send" required />
      <Button type="submit" fullWidth loading={submitting}>
        {messages.reset.submit}
      </Button>
    </Form>
  )
}
