import { AuthCard } from '../layout/AuthCard.tsx'
import { BackButton } from '../layout/BackButton.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import type { Answerer } from './answer-challenge.ts'
import { CodeForm } from './CodeForm.tsx'
import { challengeMessages } from './messages.ts'

/** The second factor that an authenticator app shows. */
export function AppCodeView({ answerer }: { answerer: Answerer }) {
  return (
    <AuthCard>
      <ViewTitle title={challengeMessages.appCode.title}>{challengeMessages.appCode.explanation}</ViewTitle>
      <CodeForm answerer={answerer} />
      <BackButton send={answerer.send} />
    </AuthCard>
  )
}
