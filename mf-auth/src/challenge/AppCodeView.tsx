import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { messages } from '../messages.ts'
import type { Answerer } from './answer-challenge.ts'
import { BackButton } from './BackButton.tsx'
import { CodeForm } from './CodeForm.tsx'

/** The second factor that an authenticator app shows. */
export function AppCodeView({ answerer }: { answerer: Answerer }) {
  return (
    <AuthCard>
      <ViewTitle title={messages.challenge.appCode.title}>{messages.challenge.appCode.explanation}</ViewTitle>
      <CodeForm answerer={answerer} />
      <BackButton send={answerer.send} />
    </AuthCard>
  )
}
