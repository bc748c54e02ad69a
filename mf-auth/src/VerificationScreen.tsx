import { Navigate, paths } from 'shared/router'
import { AuthViews } from './AuthViews.tsx'
import { useFlow } from './flow/use-flow.ts'

/** `/verification`: the Verify view of the flow that this tab is in; with nothing to verify, sign-in. */
export default function VerificationScreen() {
  const flow = useFlow()
  return flow.state.view === 'verify' ? <AuthViews flow={flow} /> : <Navigate to={paths.home()} replace />
}
