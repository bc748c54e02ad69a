import { useDeferredValue } from 'react'
import { isVerified, useSession, type Session } from 'shared/session'

/** The session's state, as far as the page's frame depends on it. */
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
 * The session's stage. The change from the splash to the first page is deferred, so that React renders that page in slices. Every
 * other change is rendered at once, above all a sign-out.
 */
export function useStage(): Stage {
  const stage = stageOf(useSession())
  const former = useDeferredValue(stage)
  return former === 'loading' ? former : stage
}
