import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi, valueOrThrow } from '../api/index.ts'
import { customerKey, type Membership } from './customer-key.ts'

/** The customer's total at an organisation, which home shows and rewards compare with (spec §7). */
export const pointsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'points'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          valueOrThrow(
            await callApi('customerByPhone', {
              path: { phone: membership.phoneNumber },
              organizationToken: membership.organizationToken,
              signal,
            }),
          )
      : skipToken,
  })
