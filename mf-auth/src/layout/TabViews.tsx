import { useState } from 'react'
import { rememberedLogin, session, signUpDraft } from 'shared/session'
import { chakra, Text, useAction, useSending } from 'shared/ui'
import { FederatedButtons, leaveFor } from '../federated/FederatedButtons.tsx'
import type { Tab } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { draftWith, type Draft } from '../form/tab-form.ts'
import { messages } from '../messages.ts'
import { ResetForm } from '../reset/ResetForm.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignUpForm } from '../sign-up/SignUpForm.tsx'
import { AuthCard, ViewTitle } from './AuthCard.tsx'
import { AuthTabs, tabPanel } from './AuthTabs.tsx'
import { TermsLink, useTermsKey } from './TermsLink.tsx'

interface TabViewsProps {
  readonly tab: Tab
  /** Fills the phone field: it comes from the step that led back here. Default: the hinted phone, that of a sign-up before a reload, the remembered one. */
  readonly phoneNumber: string | undefined
  readonly step: FlowStep
  /** What was typed, in whichever tab. A step that leads back to the tabs keeps it. */
  readonly typed: Partial<Draft>
  readonly onType: (draft: Draft) => void
}

/** Sign-in, sign-up and reset, a tab each. What was typed in one is there in the others. */
export function TabViews({ tab, phoneNumber, step, typed, onType }: TabViewsProps) {
  const [known] = useState(() => {
    const stored = signUpDraft.read(session.organization.key)
    const phone = phoneNumber ?? session.phoneHint ?? (stored?.phone || rememberedLogin.phoneNumber())
    return { ...draftWith(''), ...stored, phone: phone ?? '' }
  })
  const draft = { ...known, ...typed }
  // One for each tab, held here: what one tab sends goes on, and still shows, when the customer returns to it.
  const sendings = { 'sign-in': useSending(), 'sign-up': useSending(), reset: useSending() }
  const leaving = useAction(leaveFor)
  const termsKey = useTermsKey()

  const form = { draft, onDraftChange: onType, step, sending: sendings[tab] }
  return (
    <AuthCard top={<AuthTabs chosen={tab} onChoose={(chosen) => step.send({ type: 'tab-chosen', tab: chosen })} />}>
      <Panel key={tab} {...tabPanel(tab)}>
        {tab === 'sign-in' && (
          <>
            <ViewTitle title={messages.signIn.title} />
            <SignInForm {...form} />
            <FederatedButtons leaving={leaving}>
              {termsKey && (
                <Text textStyle="small" textAlign="center">
                  <TermsLink organizationKey={termsKey}>{messages.terms.standaloneLink}</TermsLink>
                </Text>
              )}
            </FederatedButtons>
          </>
        )}
        {tab === 'sign-up' && (
          <>
            <ViewTitle title={messages.signUp.title} />
            <FederatedButtons leaving={leaving} above />
            <SignUpForm {...form} />
          </>
        )}
        {tab === 'reset' && (
          <>
            <ViewTitle title={messages.reset.title} explanation={messages.reset.explanation} />
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
