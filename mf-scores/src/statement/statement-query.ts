import { callApi, valueOrThrow } from 'shared/api'
import { phoneDigits } from 'shared/format'
import { customerKey, queryOptions, skipToken, useQuery } from 'shared/query'
import type { Membership } from '../membership/use-membership.ts'
import { toStatement } from './to-statement.ts'

/** The score extract. It is cached as it was answered: home finds it there under the same key. */
const statementQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'scores'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          valueOrThrow(
            await callApi('scoresByPhone', {
              // With the country code, without `+` (spec §7).
              path: { phone: `55${phoneDigits(membership.phoneNumber)}` },
              organizationToken: membership.token,
              signal,
            }),
          )
      : skipToken,
    select: toStatement,
  })

export const useStatement = (membership: Membership) => useQuery(statementQuery(membership))
