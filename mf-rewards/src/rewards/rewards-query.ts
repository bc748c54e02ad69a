import { callApi, valueOrThrow } from 'shared/api'
import { customerKey, queryOptions, useQuery } from 'shared/query'
import type { Membership } from 'shared/query'
import { cheapestFirst } from './cheapest-first.ts'

/** The organisation's rewards, cheapest first (spec §7). */
const rewardsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'rewards'),
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await callApi('rewards', {
          query: { per_organization: 'true' },
          organizationToken: membership.organizationToken,
          signal,
        }),
      ),
    select: cheapestFirst,
  })

export const useRewards = (membership: Membership) => useQuery(rewardsQuery(membership))
