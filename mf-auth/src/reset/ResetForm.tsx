import { firstError } from 'shared/format'
import { Button, PhoneField, useForm } from 'shared/ui'
import type { TabFormProps } from '../form/tab-form.ts'
import { validatePhone } from '../form/validation.ts'
import { Form } from '../layout/AuthCard.tsx'
import { messages } from '../messages.ts'
import { requestReset } from './reset.ts'

/** The phone of an account whose password is forgotten. */
export function ResetForm({ draft, onDraftChange, step, isSending, send }: TabFormProps) {
  const { field, onSubmit } = useForm({
    initial: { phone: draft.phone },
    check: ({ phone }) => firstError([['phone', validatePhone(phone)]]),
    submit: (values) => send(() => requestReset(values, step)),
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
      <Button type="submit" fullWidth loading={isSending}>
        {messages.reset.submit}
      </Button>
    </Form>
  )
}
