import { ApiFailure, callApi, type ApiError } from 'shared/api'
import { revokeCode, swapProvider } from 'shared/contract'
import { useMutation, useQueryClient, type Membership } from 'shared/query'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import { intentsQuery } from './intents-query.ts'
import { keepPlaces, outcomeIn, type Decision, type ShownIntent } from './keep-places.ts'

/**
 * Decides on a request. Nothing is shown as decided before the service said so: in its answer or,
 * where that was lost, in its list. A failure is said in a toast (spec §8) and leaves the request
 * as the service has it.
 */
export function useDecideIntent(membership: Membership, intent: ShownIntent) {
  const queryClient = useQueryClient()
  const { queryKey } = intentsQuery(membership)
  return useMutation({
    mutationKey: queryKey,
    // A look that is under way would come back with what was before the decision.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    mutationFn: async (decision: Decision) => {
      const code = decision === 'authorized' ? intent.code : revokeCode
      const answer = await callApi('decideIntent', { path: { signature: intent.signature, code } })
      if (answer.ok) return
      if (mayHaveEnded(answer.error)) {
        const intents = await callApi('intents', { query: { provider: swapProvider(membership.organizationKey) } })
        if (intents.ok) {
          if (outcomeIn(intents.value, intent) === (decision === 'authorized' ? 'authorized' : 'closed')) return
          queryClient.setQueryData(queryKey, (shown) => shown && keepPlaces(shown, intents.value))
        }
      }
      throw new ApiFailure(answer.error)
    },
    onSuccess: (_, decision) => {
      queryClient.setQueryData(queryKey, (shown) =>
        shown?.map((other) => (other.signature === intent.signature ? { ...other, outcome: decision } : other)),
      )
    },
    onError: () => showToast({ status: 'danger', message: messages.intents.failed }),
  })
}

/** Whether the request may have ended in spite of the failure: its answer was lost, or someone else was faster. */
function mayHaveEnded(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
      return true
    case 'status':
      return error.status === 404 || error.status === 409 || error.status >= 500
    case 'cancelled':
    case 'not-signed-in':
      return false
  }
}
