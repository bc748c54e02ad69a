import { useEffect, useState } from 'react'
import { pointsQuery, useLoaded, useQueryClient, type Membership } from 'shared/query'

/** When the points are asked for after an authorisation, in ms: the shop's till books them some seconds later. */
const askAfterMs = [0, 3000, 10_000, 30_000]

/** The total as soon as an authorisation has changed it; undefined until then. */
export function useTotalAfter(membership: Membership, isAuthorized: boolean): number | undefined {
  const queryClient = useQueryClient()
  const points = useLoaded(pointsQuery(membership))
  const total = points.state === 'loaded' ? points.data.total_scores : undefined
  const [before, setBefore] = useState(total)
  if (before !== total && (!isAuthorized || before === undefined)) setBefore(total)
  const hasChanged = isAuthorized && before !== total

  useEffect(() => {
    if (!isAuthorized || hasChanged) return
    const { queryKey } = pointsQuery(membership)
    const timers = askAfterMs.map((ms) => setTimeout(() => void queryClient.refetchQueries({ queryKey }), ms))
    return () => timers.forEach(clearTimeout)
  }, [membership, queryClient, isAuthorized, hasChanged])

  return hasChanged ? total : undefined
}
