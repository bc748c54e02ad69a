import { useEffect, useState } from 'react'
import { signUpDraft, useSession } from 'shared/session'
import { stepOf } from './flow/flow.ts'
import type { Flow } from './flow/use-flow.ts'
import type { Draft } from './form/tab-form.ts'
import { DecidingSkeleton } from './layout/DecidingSkeleton.tsx'
import { LaterStep } from './layout/LaterStep.tsx'
import { TabViews } from './layout/TabViews.tsx'

const nothingTyped: Partial<Draft> = {}

/** The view that the flow is at. */
export function AuthViews({ flow }: { readonly flow: Flow }) {
  const { user, organization } = useSession()
  const { state, step, start } = flow
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(start, [start])
  // A session is another start.
  if (user && typed !== nothingTyped) setTyped(nothingTyped)
  const type = (draft: Draft) => {
    setTyped(draft)
    // Once there is one, it also follows the phone that is typed in another tab.
    if (state.view === 'sign-up' || signUpDraft.read(organization.key)) signUpDraft.write(draft, organization.key)
  }

  switch (state.view) {
    case 'deciding':
      return <DecidingSkeleton />
    case 'sign-in':
    case 'sign-up':
    case 'reset':
      return <TabViews tab={state.view} phoneNumber={state.phoneNumber} step={step} typed={typed} onType={type} />
    case 'challenge':
      return <LaterStep step={step}>{({ ChallengeView }) => <ChallengeView {...state} step={step} />}</LaterStep>
    case 'verify':
      return (
        <LaterStep step={step}>
          {({ VerifyView }) => <VerifyView key={stepOf(state)} verification={state.verification} step={step} />}
        </LaterStep>
      )
    case 'attributes':
      return (
        user && (
          <LaterStep step={step}>{({ AttributesView }) => <AttributesView customer={user} step={step} />}</LaterStep>
        )
      )
    case 'signed-in':
      // The console replaces this at once.
      return null
  }
}
