import type { ReactNode } from 'react'
import { useNearScreen } from 'shared/ui'

interface RewardPlaceProps {
  /** It is on the screen when the list appears. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** A place in the list, empty until it comes near the screen: an organisation may have hundreds of rewards. */
export function RewardPlace({ isFirst, children }: RewardPlaceProps) {
  const [place, isNear] = useNearScreen(isFirst)
  return <li ref={place}>{isNear && children}</li>
}
