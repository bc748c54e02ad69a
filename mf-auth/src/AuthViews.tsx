import { useSession } from 'shared/session'
import { Text } from 'shared/ui'
import { AttributesView } from './attributes/AttributesView.tsx'
import { ChallengeOnDemand } from './challenge/ChallengeOnDemand.tsx'
import { useFlowStart, type Flow } from './flow/use-flow.ts'
import { AuthCard } from './layout/AuthCard.tsx'
import { DecidingSkeleton } from './layout/DecidingSkeleton.tsx'
import { TabViews } from './layout/TabViews.tsx'
import { messages } from './messages.ts'
import { VerifyView } from './verify/VerifyView.tsx'

/** The view that the flow is at. */
export function AuthViews({ flow }: { flow: Flow }) {
  const { user } = useSession()
  const { state, send } = flow
  useFlowStart(flow)

  switch (state.view) {
    case 'deciding':
      return <DecidingSkeleton />
    case 'sign-in':
    case 'sign-up':
    case 'reset':
      return <TabViews tab={state.view} phoneNumber={state.phoneNumber} send={send} />
    case 'challenge':
      return <ChallengeOnDemand phoneNumber={state.phoneNumber} challenge={state.challenge} send={send} />
    case 'verify':
      return <VerifyView key={`${state.verification.purpose} ${state.verification.phoneNumber}`} verification={state.verification} send={send} />
    case 'attributes':
      return user && <AttributesView customer={user} send={send} />
    case 'signed-in':
      // In the composed site the console takes this place in the same instant; alone, this is what is left to see.
      return (
        <AuthCard>
          <Text role="status">{messages.signedIn}</Text>
        </AuthCard>
      )
  }
}
