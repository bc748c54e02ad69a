import { firstError, validatePassword } from 'shared/format'
import { chakra, PasswordField, PhoneField, useForm } from 'shared/ui'
import { SubmitButton } from '../form/fields.tsx'
import type { TabFormProps } from '../form/tab-form.ts'
import { validatePhone } from '../form/validation.ts'
import { Form } from '../layout/AuthCard.tsx'
import { messages } from '../messages.ts'
import { signIn } from './sign-in.ts'

/** Phone and password. */
export function SignInForm({ draft, onDraftChange, step, sending }: TabFormProps) {
  const { field, submitting, onSubmit } = useForm({
    initial: { phone: draft.phone, password: '' },
    check: ({ phone, password }) =>
      firstError([
        ['phone', validatePhone(phone)],
        ['password', validatePassword(password)],
      ]),
    submit: (values) => signIn(values, step),
    sending,
    onChange: ({ phone }) => onDraftChange({ ...draft, phone }),
  })

  return (
    <Form onSubmit={onSubmit}>
      <PhoneField {...field('phone')} label={messages.fields.phone} autoComplete="username" required />
      <PasswordField
        {...field('password')}
        label={messages.fields.password}
        autoComplete="current-password"
        enterKeyHint="go"
        required
        aside={
          <chakra.button
            type="button"
            paddingTop="calc(1lh + 8px)"
            color="brand.text"
            textStyle="small"
            fontWeight="semibold"
            textAlign="end"
            cursor="pointer"
            onClick={() => step.send({ type: 'tab-chosen', tab: 'reset' })}
          >
            {messages.signIn.forgotPassword}
          </chakra.button>
        }
      />
      <SubmitButton loading={submitting}>{messages.signIn.submit}</SubmitButton>
    </Form>
  )
}
