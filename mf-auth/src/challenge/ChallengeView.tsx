import type { Challenge } from 'shared/identity'
import { AppCodeView } from './AppCodeView.tsx'
import { AppSetupView } from './AppSetupView.tsx'
import type { Answerer } from './answer-challenge.ts'
import { FactorChoiceView } from './FactorChoiceView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'
import { SmsCodeView } from './SmsCodeView.tsx'

export interface ChallengeViewProps extends Answerer {
  readonly challenge: Challenge
}

/** What a sign-in asks for after its password: a view each (spec §4). */
export function ChallengeView({ challenge, phoneNumber, send }: ChallengeViewProps) {
  const answerer = { phoneNumber, send }
  switch (challenge.kind) {
    case 'new-password':
      return <NewPasswordView answerer={answerer} />
    case 'sms-code':
      return <SmsCodeView answerer={answerer} destination={challenge.destination} />
    case 'totp-code':
      return <AppCodeView answerer={answerer} />
    case 'factor-choice':
      return <FactorChoiceView answerer={answerer} factors={challenge.factors} />
    case 'totp-setup':
      return <AppSetupView answerer={answerer} secret={challenge.secret} />
  }
}
