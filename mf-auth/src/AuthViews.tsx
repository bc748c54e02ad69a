import { useSession } from 'shared/session'
import { Text } from 'shared/ui'
import { AttributesView } from './attributes/AttributesView.tsx'
import { ChallengeOnDemand } from './challenge/ChallengeOnDemand.tsx'
import { stepOf } from './flow/flow.ts'
import { useFlowStart, type Flow } from './flow/use-flow.ts'
import { AuthCard } from './layout/AuthCard.tsx'
import { DecidingSkeleton } from './layout/DecidingSkeleton.tsx'
import { TabViews } from './layout/TabViews.tsx'
import { messages } from './messages.ts'
import { VerifyView } from './verify/VerifyView.tsx'

/** The view that the flow is at. */
export function AuthViews({ flow }: { readonly flow: Flow }) {
  const { user } = useSession()
  const { state, step } = flow
  useFlowStart(flow)

  switch (state.view) {
    case 'deciding':
      return <DecidingSkeleton />
    case 'sign-in':
    case 'sign-up':
    case 'reset':
      return <TabViews tab={state.view} phoneNumber={state.phoneNumber} step={step} />
    case 'challenge':
      return <ChallengeOnDemand phoneNumber={state.phoneNumber} challenge={state.challenge} step={step} />
    case 'verify':
      return <VerifyView key={stepOf(state)} verification={state.verification} step={step} />
    case 'attributes':
      return user && <AttributesView customer={user} step={step} />
    case 'signed-in':
      // In the composed site the console replaces this at once. It is seen where the remote runs alone.
      return (
        <AuthCard>
          <Text role="status">{messages.signedIn}</Text>
        </AuthCard>
      )
  }
}
