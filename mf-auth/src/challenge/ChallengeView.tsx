import type { SignInAttempt } from './answer-challenge.ts'
import { AppSetupView } from './AppSetupView.tsx'
import { AppCodeView, SmsCodeView } from './CodeViews.tsx'
import { FactorChoiceView } from './FactorChoiceView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'

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
