import { callApi, valueOrThrow } from 'shared/api'
import { swapProvider } from 'shared/contract'
import { customerKey, queryOptions, type CustomerScope } from 'shared/query'
import { keepPlaces, type ShownIntent } from './keep-places.ts'

/** A till may ask at any moment, while the customer waits before this screen. */
const lookAgainAfterMs = 15_000

/** The requests that wait for the customer, and those that ended since the screen came into view. */
export const intentsQuery = ({ sub, organizationKey }: CustomerScope) => {
  const queryKey = customerKey({ sub, organizationKey }, 'intents')
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<readonly ShownIntent[]> => {
      const shown = () => client.getQueryData<readonly ShownIntent[]>(queryKey) ?? []
      // In the middle of a decision the list would tell half of it.
      if (client.isMutating({ mutationKey: queryKey }) > 0) return shown()
      const listed = valueOrThrow(await callApi('intents', { query: { provider: swapProvider(organizationKey) }, signal }))
      return keepPlaces(shown(), listed)
    },
    staleTime: 0,
    refetchInterval: lookAgainAfterMs,
  })
}
