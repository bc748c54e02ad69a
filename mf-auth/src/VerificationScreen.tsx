import { Navigate, paths } from 'shared/router'
import { AuthViews } from './AuthViews.tsx'
import { useFlow } from './flow/use-flow.ts'

/** `/verification`: the Verify view of this browser tab's flow. Leads to sign-in if there is nothing to verify. */
export default function VerificationScreen() {
  const flow = useFlow()
  return flow.state.view === 'verify' ? <AuthViews flow={flow} /> : <Navigate to={paths.home()} replace />
}
