import { firstError, validatePassword, validatePasswordConfirmation } from 'shared/format'
import { Button, PasswordField, useForm } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, Form, WayOut } from '../layout/AuthCard.tsx'
import { messages } from '../messages.ts'
import { answerChallenge, type SignInAttempt } from './answer-challenge.ts'

/** Asks for a password of the customer's own, which replaces a provisional one. */
export function NewPasswordView({ attempt }: { readonly attempt: SignInAttempt }) {
  const { field, submitting, onSubmit } = useForm({
    initial: { newPassword: '', confirmation: '' },
    check: ({ newPassword, confirmation }) =>
      firstError([
        ['newPassword', validatePassword(newPassword)],
        ['confirmation', validatePasswordConfirmation(newPassword, confirmation)],
      ]),
    submit: ({ newPassword }) =>
      answerChallenge('newPassword', attempt, (account) => account.answerWithNewPassword(newPassword)),
  })

  return (
    <AuthCard title={laterMessages.newPassword.title} explanation={laterMessages.newPassword.explanation}>
      <Form onSubmit={onSubmit}>
        <PasswordField
          {...field('newPassword')}
          label={messages.fields.newPassword}
          placeholder={messages.fields.newPasswordPlaceholder}
          autoComplete="new-password"
          phone={attempt.phoneNumber}
          enterKeyHint="next"
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={laterMessages.newPassword.confirmation}
          autoComplete="new-password"
          enterKeyHint="go"
          required
        />
        <Button type="submit" fullWidth loading={submitting}>
          {laterMessages.confirm}
        </Button>
      </Form>
      <WayOut step={attempt.step} />
    </AuthCard>
  )
}
