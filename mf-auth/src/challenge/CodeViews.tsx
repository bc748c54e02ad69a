import { codeLengths } from 'shared/contract'
import { codeDigits, firstError, validateCode, type ValidationMessage } from 'shared/format'
import { Button, CodeField, Stack, Text, useForm } from 'shared/ui'
import { Form } from '../form/Form.tsx'
import { useCompleteCode } from '../form/use-complete-code.ts'
import { laterMessages } from '../later-messages.ts'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { BackButton } from '../layout/WaysOut.tsx'
import { messages } from '../messages.ts'
import { answerChallenge, type SignInAttempt } from './answer-challenge.ts'

interface SmsCodeViewProps {
  readonly attempt: SignInAttempt
  /** The phone that got the code, masked by the provider. */
  readonly destination: string | undefined
}

/** Asks for the code that came by SMS. The provider sends another one only at the next sign-in. */
export function SmsCodeView({ attempt, destination }: SmsCodeViewProps) {
  return (
    <AuthCard>
      <ViewTitle title={laterMessages.smsCode.title}>
        {laterMessages.smsCode.sentTo(lastDigitsOf(destination))}
      </ViewTitle>
      <CodeForm attempt={attempt} />
      <Stack gap="3">
        <Text textStyle="small" color="ink.soft" textAlign="center">
          {laterMessages.smsCode.noCode}
        </Text>
        <BackButton step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}

const lastDigitsOf = (destination: string | undefined) => /\d+$/.exec(destination ?? '')?.[0]

/** Asks for the code that an authenticator app shows. */
export function AppCodeView({ attempt }: { readonly attempt: SignInAttempt }) {
  return (
    <AuthCard>
      <ViewTitle title={laterMessages.appCode.title}>{laterMessages.appCode.explanation}</ViewTitle>
      <CodeForm attempt={attempt} />
      <BackButton step={attempt.step} />
    </AuthCard>
  )
}

interface CodeFormProps {
  readonly attempt: SignInAttempt
  readonly hint?: string
}

export function CodeForm({ attempt, hint }: CodeFormProps) {
  const { isCompletedBy, onSent } = useCompleteCode(['identity'])
  const { field, submitting, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => firstError([['code', validateFactorCode(code)]]),
    isCompletedBy,
    submit: ({ code }) => {
      onSent(code)
      return answerChallenge('code', attempt, (account) => account.answerWithCode(codeDigits(code)))
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <CodeField {...field('code')} label={messages.fields.code} hint={hint} enterKeyHint="go" required />
      <Button type="submit" fullWidth loading={submitting}>
        {laterMessages.confirm}
      </Button>
    </Form>
  )
}

/** Second factors are the provider's own, so their codes have six digits (spec §4, "Verification channel"). */
function validateFactorCode(code: string): ValidationMessage {
  const message = validateCode(code)
  if (message) return message
  return codeDigits(code).length === codeLengths.identity ? undefined : messages.failures.wrongCode
}
