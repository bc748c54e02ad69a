import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi, valueOrThrow } from '../api/index.ts'
import { cheapestFirst } from './cheapest-first.ts'
import { customerKey, type Membership } from './customer-key.ts'

/** The organisation's rewards, cheapest first: the list, and what of it home says comes next (spec §7). */
export const rewardsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'rewards'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          cheapestFirst(
            valueOrThrow(
              await callApi('rewards', {
                query: { per_organization: 'true' },
                organizationToken: membership.organizationToken,
                signal,
              }),
            ),
          )
      : skipToken,
  })
