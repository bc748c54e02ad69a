import { useState } from 'react'
import { firstError, formatPhone, validatePassword } from 'shared/format'
import { signOut, useSession } from 'shared/session'
import { Button, chakra, Stack, useAction, useForm } from 'shared/ui'
import type { Tab, Verification } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { verificationChannel } from '../flow/verification-channel.ts'
import { validateCode } from '../form/code.ts'
import { CodeField, useCompleteCode } from '../form/CodeField.tsx'
import { NewPasswordField, SubmitButton } from '../form/fields.tsx'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, Form } from '../layout/AuthCard.tsx'
import { WayOut } from '../layout/WayOut.tsx'
import { messages } from '../messages.ts'
import { AnotherCode } from './AnotherCode.tsx'
import { verify } from './verify.ts'

interface VerifyViewProps {
  readonly verification: Verification
  readonly step: FlowStep
}

/** The code that came by SMS or voice and, in a reset, the new password. */
export function VerifyView({ verification, step }: VerifyViewProps) {
  const isReset = verification.purpose === 'reset'
  const { byPhone } = laterMessages.code
  const { hint, isCompletedBy, onSent } = useCompleteCode(verification.sent, byPhone)
  const [ways, setWays] = useState<readonly Tab[]>()
  const { field, submitting, onSubmit } = useForm({
    initial: { code: '', newPassword: '' },
    check: ({ code, newPassword }) =>
      firstError([
        ['code', validateCode(code, (digits) => verificationChannel(digits, verification) !== undefined)],
        ['newPassword', isReset ? validatePassword(newPassword) : undefined],
      ]),
    isCompletedBy,
    submit: async (values) => {
      onSent(values.code)
      const refusal = await verify(values, verification, step)
      setWays(refusal?.ways)
      return refusal
    },
  })

  return (
    <AuthCard
      startsInField
      title={laterMessages.verify.title[verification.purpose]}
      explanation={
        <>
          <span>{laterMessages.verify.enterCodeOf}</span>{' '}
          <PhoneNumber>{formatPhone(verification.phoneNumber)}</PhoneNumber>
          <span>.</span>
        </>
      }
    >
      <Form onSubmit={onSubmit}>
        {/* A reset ends with a press, mostly: the password comes after the code. */}
        <CodeField {...field('code')} hint={isReset ? byPhone : hint} enterKeyHint={isReset ? 'next' : 'go'} />
        {isReset && (
          <NewPasswordField
            {...field('newPassword')}
            label={laterMessages.fields.newPassword}
            phone={verification.phoneNumber}
            enterKeyHint="go"
          />
        )}
        <SubmitButton loading={submitting}>{laterMessages.confirm}</SubmitButton>
      </Form>
      {ways ? <WaysOn tabs={ways} step={step} /> : <AnotherCode verification={verification} step={step} />}
      <WayOut step={step} tab={isReset ? 'reset' : 'sign-up'}>
        {laterMessages.verify.correctPhone}
      </WayOut>
    </AuthCard>
  )
}

/** The ways on where no code can help. Whoever is signed in leaves that session for them. */
function WaysOn({ tabs, step }: { readonly tabs: readonly Tab[]; readonly step: FlowStep }) {
  const { user } = useSession()
  const leaving = useAction(async (tab: Tab) => {
    step.send({ type: 'tab-chosen', tab })
    if (user) await signOut()
  })
  return (
    <Stack gap="3">
      {tabs.map((tab) => (
        <Button key={tab} variant="secondary" fullWidth onClick={() => leaving.run(tab)}>
          {messages.tabs[tab]}
        </Button>
      ))}
    </Stack>
  )
}

/** In one line, for which large text is smaller on a narrow phone. */
const PhoneNumber = chakra('strong', {
  base: { color: 'ink', fontWeight: 'semibold', whiteSpace: 'nowrap', fontSize: 'min(1em, 9.2vw)' },
})
