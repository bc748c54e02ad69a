import { firstError } from 'shared/format'
import { Stack, Text, useForm } from 'shared/ui'
import { codeDigits, validateCode } from '../form/code.ts'
import { CodeField, useCompleteCode } from '../form/CodeField.tsx'
import { SubmitButton } from '../form/fields.tsx'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, Form } from '../layout/AuthCard.tsx'
import { WayOut } from '../layout/WayOut.tsx'
import { answerChallenge, type SignInAttempt } from './answer-challenge.ts'

interface SmsCodeViewProps {
  readonly attempt: SignInAttempt
  /** The phone that got the code, masked by the provider. */
  readonly destination: string | undefined
}

/** Asks for the code that came by SMS. The provider sends another one only at the next sign-in. */
export function SmsCodeView({ attempt, destination }: SmsCodeViewProps) {
  return (
    <AuthCard
      startsInField
      title={laterMessages.smsCode.title}
      explanation={laterMessages.smsCode.sentTo(lastDigitsOf(destination))}
    >
      <CodeForm attempt={attempt} />
      <Stack gap="3">
        <Text textStyle="small" color="ink.soft" textAlign="center">
          {laterMessages.smsCode.noCode}
        </Text>
        <WayOut step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}

const lastDigitsOf = (destination: string | undefined) => /\d+$/.exec(destination ?? '')?.[0]

/** Asks for the code that an authenticator app shows. */
export function AppCodeView({ attempt }: { readonly attempt: SignInAttempt }) {
  return (
    <AuthCard startsInField title={laterMessages.appCode.title} explanation={laterMessages.appCode.explanation}>
      <CodeForm attempt={attempt} />
      <WayOut step={attempt.step} />
    </AuthCard>
  )
}

export function CodeForm({ attempt, about }: { readonly attempt: SignInAttempt; readonly about?: string }) {
  const { hint, isCompletedBy, onSent } = useCompleteCode(['identity'], laterMessages.code.ofSix)
  const { field, submitting, onSubmit } = useForm({
    initial: { code: '' },
    // Second factors are the provider's own, so their codes have six digits (spec §4, "Verification channel").
    check: ({ code }) => firstError([['code', validateCode(code, ({ length }) => length === 6)]]),
    isCompletedBy,
    submit: ({ code }) => {
      onSent(code)
      return answerChallenge('code', attempt, (account) => account.answerWithCode(codeDigits(code)))
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <CodeField {...field('code')} hint={about ? `${hint} ${about}` : hint} enterKeyHint="go" />
      <SubmitButton loading={submitting}>{laterMessages.confirm}</SubmitButton>
    </Form>
  )
}
