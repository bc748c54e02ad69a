import { useDeferredValue } from 'react'
import { isVerified, useSession, type Session } from 'shared/session'

/** How far the session is; which frame the page has follows from it. */
export type Stage =
  /** The first check runs. */
  | 'loading'
  /** The first check got no answer. */
  | 'unreachable'
  | 'signed-out'
  | 'signed-in'

function stageOf(session: Session): Stage {
  const { authentication } = session
  if (authentication === 'loading' || authentication === 'unreachable') return authentication
  return isVerified(session) ? 'signed-in' : 'signed-out'
}

/**
 * The session's stage. What comes after the splash is rendered in slices, as a deferred value, since it is a whole page at once;
 * every other change shows in the same instant, a sign-out before all.
 */
export function useStage(): Stage {
  const stage = stageOf(useSession())
  const former = useDeferredValue(stage)
  return former === 'loading' ? former : stage
}
