import { callApi, valueOrThrow } from 'shared/api'
import { swapProvider, type Intent } from 'shared/contract'
import { customerKey, queryOptions, useQuery } from 'shared/query'
import type { Membership } from 'shared/query'

export type Decision = 'authorized' | 'revoked'

/** A request on the screen. Once decided it stays there with its result until the next fetch (readings). */
export interface PendingIntent extends Intent {
  readonly decision?: Decision
}

/** The requests that wait for the customer: those not yet trusty when they were fetched (spec §4). */
export const intentsQuery = ({ sub, organizationKey }: Pick<Membership, 'sub' | 'organizationKey'>) =>
  queryOptions({
    queryKey: customerKey({ sub, organizationKey }, 'intents'),
    queryFn: async ({ signal }): Promise<readonly PendingIntent[]> => {
      const intents = valueOrThrow(await callApi('intents', { query: { provider: swapProvider(organizationKey) }, signal }))
      return intents.filter(({ trusty }) => !trusty)
    },
    // A till may have asked a moment ago: each visit to the screen looks again.
    staleTime: 0,
  })

export const useIntents = (membership: Membership) => useQuery(intentsQuery(membership))
