import { useState } from 'react'
import { firstError, validatePassword, validatePasswordConfirmation } from 'shared/format'
import type { SecondFactor } from 'shared/identity'
import { Button, Notice, PasswordField, Stack, useAction, useForm } from 'shared/ui'
import { NewPasswordField, SubmitButton } from '../form/fields.tsx'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, Form } from '../layout/AuthCard.tsx'
import { WayOut } from '../layout/WayOut.tsx'
import { answerChallenge, type SignInAttempt } from './answer-challenge.ts'
import { AppSetupView } from './AppSetupView.tsx'
import { AppCodeView, SmsCodeView } from './CodeViews.tsx'

/** What the provider asks for after the password: a view for each challenge (spec §4). */
export function ChallengeView(attempt: SignInAttempt) {
  const { challenge } = attempt
  switch (challenge.kind) {
    case 'new-password':
      return <NewPasswordView attempt={attempt} />
    case 'sms-code':
      return <SmsCodeView attempt={attempt} destination={challenge.destination} />
    case 'totp-code':
      return <AppCodeView attempt={attempt} />
    case 'factor-choice':
      return <FactorChoiceView attempt={attempt} factors={challenge.factors} />
    case 'totp-setup':
      return <AppSetupView attempt={attempt} secret={challenge.secret} />
  }
}

/** Asks for a password of the customer's own, which replaces a provisional one. */
function NewPasswordView({ attempt }: { readonly attempt: SignInAttempt }) {
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
        <NewPasswordField
          {...field('newPassword')}
          label={laterMessages.fields.newPassword}
          phone={attempt.phoneNumber}
          enterKeyHint="next"
        />
        <PasswordField
          {...field('confirmation')}
          label={laterMessages.newPassword.confirmation}
          autoComplete="new-password"
          enterKeyHint="go"
          required
        />
        <SubmitButton loading={submitting}>{laterMessages.confirm}</SubmitButton>
      </Form>
      <WayOut step={attempt.step} />
    </AuthCard>
  )
}

interface FactorChoiceViewProps {
  readonly attempt: SignInAttempt
  readonly factors: readonly SecondFactor[]
}

/** Asks which of the second factors the customer has at hand. */
function FactorChoiceView({ attempt, factors }: FactorChoiceViewProps) {
  const [refused, setRefused] = useState<string>()
  const choosing = useAction(async (factor: SecondFactor) => {
    setRefused(undefined)
    const refusal = await answerChallenge('factor', attempt, (account) => account.answerWithFactor(factor))
    if (refusal) setRefused(refusal.message)
  })
  return (
    <AuthCard title={laterMessages.factorChoice.title} explanation={laterMessages.factorChoice.explanation}>
      <Stack gap="3">
        {factors.map((factor) => (
          <Button
            key={factor}
            variant="secondary"
            fullWidth
            loading={choosing.input?.[0] === factor}
            onClick={() => choosing.run(factor)}
          >
            {laterMessages.factorChoice.factors[factor]}
          </Button>
        ))}
        {refused && (
          <Notice status="danger" role="alert">
            {refused}
          </Notice>
        )}
        <WayOut step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}
