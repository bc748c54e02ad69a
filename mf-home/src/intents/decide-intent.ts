import { ApiFailure, callApi, valueOrThrow } from 'shared/api'
import { revokeCode } from 'shared/contract'
import { useMutation, useQueryClient } from 'shared/query'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { intentsQuery, type Decision, type PendingIntent } from './intents-query.ts'

/**
 * Decides on a request. Nothing is shown as decided before the answer; a failure is said in a
 * toast (spec §8) and leaves the request as it was.
 */
export function useDecideIntent(membership: Membership, intent: PendingIntent) {
  const queryClient = useQueryClient()
  const { queryKey } = intentsQuery(membership)
  return useMutation({
    mutationFn: async (decision: Decision) => {
      const code = decision === 'authorized' ? intent.code : revokeCode
      return valueOrThrow(await callApi('decideIntent', { path: { signature: intent.signature, code } }))
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
      if (mayBeDecided(failure)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Whether the request may be decided in spite of the failure: its answer was lost, or someone else was faster. */
function mayBeDecided(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  const { error } = failure
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
