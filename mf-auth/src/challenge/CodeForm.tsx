import { codeDigits, firstError, validateCode, type ValidationMessage } from 'shared/format'
import { Button, CodeField, useForm } from 'shared/ui'
import { Form } from '../form/Form.tsx'
import { messages } from '../messages.ts'
import { answerChallenge, type Answerer } from './answer-challenge.ts'
import { challengeMessages } from './messages.ts'

interface CodeFormProps {
  readonly answerer: Answerer
  readonly hint?: string
}

/** The code of a second factor. A wrong one stays beside its field when the toast has gone. */
export function CodeForm({ answerer, hint }: CodeFormProps) {
  const { field, submitting, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => firstError([['code', validateFactorCode(code)]]),
    submit: async ({ code }) => {
      const refused = await answerChallenge(answerer, (account) => account.answerWithCode(codeDigits(code)))
      return refused && { field: 'code', message: messages.failures.wrongCode }
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <CodeField {...field('code')} label={messages.fields.code} hint={hint} enterKeyHint="go" required />
      <Button type="submit" fullWidth loading={submitting}>
        {challengeMessages.submit}
      </Button>
    </Form>
  )
}

/** Second factors are the provider's own, so their codes have its six digits (spec §4, "Verification channel"). */
function validateFactorCode(code: string): ValidationMessage {
  const message = validateCode(code)
  if (message) return message
  return codeDigits(code).length === 6 ? undefined : messages.failures.wrongCode
}
