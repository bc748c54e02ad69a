import { AuthViews } from './AuthViews.tsx'
import { useFlow } from './flow/use-flow.ts'

/** Sign-in, sign-up, reset, verification and missing attributes: `/{key}` while no verified customer is signed in. */
export default function AuthScreen() {
  return <AuthViews flow={useFlow()} />
}
