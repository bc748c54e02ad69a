import { ApiFailure, callApi, type ApiError } from 'shared/api'
import { revokeCode, swapProvider } from 'shared/contract'
import { useMutation, useQueryClient } from 'shared/query'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { intentsQuery, type Decision, type PendingIntent } from './intents-query.ts'

/**
 * Decides on a request. Nothing is shown as decided before the service said so: in its answer or,
 * where that was lost, in its list. A failure is said in a toast (spec §8) and leaves the request
 * as it was.
 */
export function useDecideIntent(membership: Membership, intent: PendingIntent) {
  const queryClient = useQueryClient()
  const { queryKey } = intentsQuery(membership)
  return useMutation({
    mutationFn: async (decision: Decision) => {
      const code = decision === 'authorized' ? intent.code : revokeCode
      const answer = await callApi('decideIntent', { path: { signature: intent.signature, code } })
      if (!answer.ok && !(mayBeDecided(answer.error) && (await isDecided(membership, intent, decision)))) throw new ApiFailure(answer.error)
    },
    onSuccess: async (_answer, decision) => {
      // A fetch that began before the answer would still know the request as undecided.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (intents) =>
        intents?.map((other) => (other.signature === intent.signature ? { ...other, decision } : other)),
      )
    },
    onError: (failure) => {
      showToast({ status: 'danger', message: messages.intents.failed })
      if (failure instanceof ApiFailure && mayBeDecided(failure.error)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Whether the request may be decided in spite of the failure: its answer was lost, or someone else was faster. */
function mayBeDecided(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
      return true
    case 'status':
      return error.status === 409 || error.status >= 500
    case 'cancelled':
    case 'not-signed-in':
      return false
  }
}

/** Whether the list has a decision as made: an authorised request is trusty in it, a denied one is gone. */
async function isDecided({ organizationKey }: Membership, { signature }: PendingIntent, decision: Decision): Promise<boolean> {
  const intents = await callApi('intents', { query: { provider: swapProvider(organizationKey) } })
  if (!intents.ok) return false
  const listed = intents.value.find((intent) => intent.signature === signature)
  return decision === 'authorized' ? listed?.trusty === true : listed === undefined
}
