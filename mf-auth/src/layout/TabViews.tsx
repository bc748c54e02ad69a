import { useState } from 'react'
import { knownCustomer, session } from 'shared/session'
import { chakra } from 'shared/ui'
import { FederatedButtons } from '../federated/FederatedButtons.tsx'
import type { Tab } from '../flow/flow.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { draftWith } from '../form/draft.ts'
import { messages } from '../messages.ts'
import { ResetForm } from '../reset/ResetForm.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignUpForm } from '../sign-up/SignUpForm.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthTabs, tabPanel } from './AuthTabs.tsx'
import { ViewTitle } from './ViewTitle.tsx'

interface TabViewsProps {
  readonly tab: Tab
  /** What the phone field begins with: that of the step that led back here. Default: the hinted or the known one. */
  readonly phoneNumber: string | undefined
  readonly send: SendFlowEvent
}

/** Sign-in, sign-up and reset, a tab each; what was typed in one is there in the others. */
export function TabViews({ tab, phoneNumber, send }: TabViewsProps) {
  const [draft, setDraft] = useState(() => draftWith(phoneNumber ?? session.phoneHint ?? knownCustomer.phoneNumber() ?? ''))
  const form = { draft, onDraftChange: setDraft, send }
  return (
    <AuthCard top={<AuthTabs chosen={tab} onChoose={(chosen) => send({ type: 'tab-chosen', tab: chosen })} />}>
      <Panel key={tab} {...tabPanel(tab)}>
        {tab === 'sign-in' && (
          <>
            <ViewTitle title={messages.signIn.title} />
            <SignInForm {...form} />
            <FederatedButtons />
          </>
        )}
        {tab === 'sign-up' && (
          <>
            <ViewTitle title={messages.signUp.title} />
            <SignUpForm {...form} />
            <FederatedButtons />
          </>
        )}
        {tab === 'reset' && (
          <>
            <ViewTitle title={messages.reset.title}>{messages.reset.explanation}</ViewTitle>
            <ResetForm {...form} />
          </>
        )}
      </Panel>
    </AuthCard>
  )
}

const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', animation: 'fadeIn 200ms {easings.out}' },
})
