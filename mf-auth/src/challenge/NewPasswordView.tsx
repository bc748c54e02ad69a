import { firstError, validatePassword, validatePasswordConfirmation } from 'shared/format'
import { Button, PasswordField } from 'shared/ui'
import { Form } from '../form/Form.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { messages } from '../messages.ts'
import { answerChallenge, type Answerer } from './answer-challenge.ts'
import { BackButton } from './BackButton.tsx'

/** A password of the customer's own, in the place of a provisional one. */
export function NewPasswordView({ answerer }: { answerer: Answerer }) {
  const { field, submitting, onSubmit } = useForm({
    initial: { newPassword: '', confirmation: '' },
    check: ({ newPassword, confirmation }) =>
      firstError([
        ['newPassword', validatePassword(newPassword)],
        ['confirmation', validatePasswordConfirmation(newPassword, confirmation)],
      ]),
    submit: async ({ newPassword }) => {
      await answerChallenge(answerer, (account) => account.answerWithNewPassword(newPassword))
    },
  })

  return (
    <AuthCard>
      <ViewTitle title={messages.challenge.newPassword.title}>{messages.challenge.newPassword.explanation}</ViewTitle>
      <Form onSubmit={onSubmit}>
        <PasswordField
          {...field('newPassword')}
          label={messages.fields.newPassword}
          placeholder={messages.fields.newPasswordPlaceholder}
          autoComplete="new-password"
          enterKeyHint="next"
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={messages.fields.passwordConfirmation}
          autoComplete="new-password"
          enterKeyHint="go"
          required
        />
        <Button type="submit" fullWidth loading={submitting}>
          {messages.challenge.submit}
        </Button>
      </Form>
      <BackButton send={answerer.send} />
    </AuthCard>
  )
}
