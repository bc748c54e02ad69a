import { Stack, Text } from 'shared/ui'
import { AuthCard } from '../layout/AuthCard.tsx'
import { BackButton } from '../layout/BackButton.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import type { Answerer } from './answer-challenge.ts'
import { CodeForm } from './CodeForm.tsx'
import { challengeMessages } from './messages.ts'

interface SmsCodeViewProps {
  readonly answerer: Answerer
  /** Where the code went, masked by the provider. */
  readonly destination: string | undefined
}

/** The second factor that came by SMS. The provider sends another with the next sign-in only. */
export function SmsCodeView({ answerer, destination }: SmsCodeViewProps) {
  return (
    <AuthCard>
      <ViewTitle title={challengeMessages.smsCode.title}>{challengeMessages.smsCode.sentTo(lastDigitsOf(destination))}</ViewTitle>
      <CodeForm answerer={answerer} />
      <Stack gap="3">
        <Text textStyle="small" color="ink.soft" textAlign="center">
          {challengeMessages.smsCode.noCode}
        </Text>
        <BackButton send={answerer.send} />
      </Stack>
    </AuthCard>
  )
}

/** What the mask leaves to see. */
const lastDigitsOf = (destination: string | undefined) => /\d+$/.exec(destination ?? '')?.[0]
