import { callApi, valueOrThrow } from 'shared/api'
import { customerKey, queryOptions, useQuery } from 'shared/query'
import type { Membership } from './membership.ts'

/** The customer's total at the organisation; home keeps the same answer under the same key (spec §7). */
const customerPointsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'points'),
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await callApi('customerByPhone', {
          path: { phone: membership.phoneNumber },
          organizationToken: membership.organizationToken,
          signal,
        }),
      ),
  })

export const useCustomerPoints = (membership: Membership) => useQuery(customerPointsQuery(membership))
