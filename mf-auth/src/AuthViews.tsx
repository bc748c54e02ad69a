import { useEffect } from 'react'
import { useSession } from 'shared/session'
import { stepOf } from './flow/flow.ts'
import type { Flow } from './flow/use-flow.ts'
import { DecidingSkeleton } from './layout/DecidingSkeleton.tsx'
import { LaterStep } from './layout/LaterStep.tsx'
import { TabViews } from './layout/TabViews.tsx'

/** The view that the flow is at. */
export function AuthViews({ flow }: { readonly flow: Flow }) {
  const { user } = useSession()
  const { state, step, start } = flow
  useEffect(start, [start])

  switch (state.view) {
    case 'deciding':
      return <DecidingSkeleton />
    case 'sign-in':
    case 'sign-up':
    case 'reset':
      return <TabViews tab={state.view} phoneNumber={state.phoneNumber} step={step} />
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
