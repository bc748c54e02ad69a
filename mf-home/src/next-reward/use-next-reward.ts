import { useDeferredValue } from 'react'
import { pointsQuery, rewardsQuery, skipToken, useQuery, type Membership } from 'shared/query'
import { nextReward, type NextReward } from './next-reward.ts'

export type NextRewardState =
  | { readonly kind: 'loading' }
  /** Without the total nobody can say what comes next. */
  | { readonly kind: 'points-unknown' }
  | { readonly kind: 'failed'; readonly asking: boolean; readonly askAgain: () => void }
  | (NextReward & { readonly total: number })

/** The next reward; asked for once the points are there, for which everything else waits. */
export function useNextReward(membership: Membership): NextRewardState {
  const points = useQuery(pointsQuery(membership))
  const total = points.data?.total_scores
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    ...rewardsQuery(membership),
    ...(total === undefined && { queryFn: skipToken }),
  })
  // Drawn in slices: a card at once would keep a touch waiting.
  const rewards = useDeferredValue(data)
  if (total === undefined) return { kind: points.errorUpdateCount > 0 ? 'points-unknown' : 'loading' }
  if (rewards) return { ...nextReward(rewards, total), total }
  // Stays while the question is repeated, so that the button keeps the focus.
  if (data === undefined && errorUpdateCount > 0) return { kind: 'failed', asking: isFetching, askAgain: () => void refetch() }
  return { kind: 'loading' }
}
