import { Stack, Text } from 'shared/ui'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { messages } from '../messages.ts'
import type { Answerer } from './answer-challenge.ts'
import { BackButton } from './BackButton.tsx'
import { CodeForm } from './CodeForm.tsx'

interface SmsCodeViewProps {
  readonly answerer: Answerer
  /** Where the code went, masked by the provider. */
  readonly destination: string | undefined
}

/** The second factor that came by SMS. The provider sends another with the next sign-in only. */
export function SmsCodeView({ answerer, destination }: SmsCodeViewProps) {
  return (
    <AuthCard>
      <ViewTitle title={messages.challenge.smsCode.title}>{messages.challenge.smsCode.sentTo(lastDigitsOf(destination))}</ViewTitle>
      <CodeForm answerer={answerer} />
      <Stack gap="3">
        <Text textStyle="small" color="ink.soft" textAlign="center">
          {messages.challenge.smsCode.noCode}
        </Text>
        <BackButton send={answerer.send} />
      </Stack>
    </AuthCard>
  )
}

/** What the mask leaves to see. */
const lastDigitsOf = (destination: string | undefined) => /\d+$/.exec(destination ?? '')?.[0]
