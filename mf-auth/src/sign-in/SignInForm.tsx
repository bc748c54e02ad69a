import { firstError, validatePassword, validatePhone } from 'shared/format'
import { Button, PasswordField, PhoneField, Text, useForm } from 'shared/ui'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import type { DraftProps } from '../form/draft.ts'
import { Form } from '../form/Form.tsx'
import { TermsLink, useTermsKey } from '../layout/TermsLink.tsx'
import { messages } from '../messages.ts'
import { signIn } from './sign-in.ts'

/** Phone and password. */
export function SignInForm({ draft, onDraftChange, send }: DraftProps & { send: SendFlowEvent }) {
  const termsKey = useTermsKey()
  const { field, submitting, onSubmit } = useForm({
    initial: { phone: draft.phone, password: '' },
    check: ({ phone, password }) =>
      firstError([
        ['phone', validatePhone(phone)],
        ['password', validatePassword(password)],
      ]),
    submit: (values) => signIn(values, send),
    onChange: ({ phone }) => onDraftChange({ ...draft, phone }),
  })

  return (
    <Form onSubmit={onSubmit}>
      <PhoneField {...field('phone')} label={messages.fields.phone} autoComplete="username" required />
      <PasswordField {...field('password')} label={messages.fields.password} autoComplete="current-password" enterKeyHint="go" required />
      <Button type="submit" fullWidth loading={submitting}>
        {messages.signIn.submit}
      </Button>
      {termsKey && (
        <Text textStyle="small" textAlign="center">
          <TermsLink organizationKey={termsKey}>{messages.terms.standaloneLink}</TermsLink>
        </Text>
      )}
    </Form>
  )
}
