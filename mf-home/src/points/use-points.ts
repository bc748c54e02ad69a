import { pointsQuery, useQuery, type Membership } from 'shared/query'

export interface Points {
  /** Undefined as long as nobody has answered. */
  readonly total: number | undefined
  /** The last answer was a failure: `total` is an older one, or 0 (spec §7). */
  readonly outdated: boolean
  readonly asking: boolean
  readonly askAgain: () => void
}

/** The customer's points at the organisation. */
export function usePoints(membership: Membership): Points {
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery(pointsQuery(membership))
  // A repeated question makes a query 'pending' again; what the customer sees must not flicker with it.
  const failedBefore = data === undefined && errorUpdateCount > 0
  return {
    total: data?.total_scores ?? (failedBefore ? 0 : undefined),
    outdated: isError || failedBefore,
    asking: isFetching,
    askAgain: () => void refetch(),
  }
}
