import { callApi, valueOrThrow } from 'shared/api'
import { phoneDigits } from 'shared/format'
import { customerKey, queryOptions, skipToken, useQuery } from 'shared/query'
import type { Membership } from '../membership/use-membership.ts'

/** The score extract as it was answered; the statement's screen finds it in the cache under the same key. */
const statementQuery = (membership: Membership, wanted: boolean) =>
  queryOptions({
    queryKey: customerKey(membership, 'scores'),
    queryFn:
      wanted && membership.ready
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
  })

/** The customer's score extract, asked for as soon as it is `wanted`. */
export function useStatement(membership: Membership, { wanted }: { wanted: boolean }) {
  return useQuery(statementQuery(membership, wanted))
}
