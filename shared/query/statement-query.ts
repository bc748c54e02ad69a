import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi, valueOrThrow } from '../api/index.ts'
import { phoneDigits } from '../format/index.ts'
import { customerKey, type Membership } from './customer-key.ts'

/** The score extract as it was answered: the statement, and what of it home says expires soon (spec §7). */
export const statementQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'scores'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          valueOrThrow(
            await callApi('scoresByPhone', {
              // With the country code, without `+`.
              path: { phone: `55${phoneDigits(membership.phoneNumber)}` },
              organizationToken: membership.organizationToken,
              signal,
            }),
          )
      : skipToken,
  })
