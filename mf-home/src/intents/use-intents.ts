import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { callApi, isOffline, valueOrThrow, type ApiError } from 'shared/api'
import { revokeCode, swapProvider } from 'shared/contract'
import {
  customerKey,
  queryOptions,
  useLoaded,
  useMutation,
  useQueryClient,
  type CustomerScope,
  type Loaded,
  type Membership,
} from 'shared/query'
import { showToast } from 'shared/toast'
import { useAction } from 'shared/ui'
import { messages } from '../messages.ts'
import { isSame, keepPlaces, outcomeIn, type Decision, type ShownIntent } from './keep-places.ts'

/** A till may ask at any moment, while the customer waits before this screen. */
const reloadAfterMs = 15_000

/** The pause before the next question, in ms; false for none. */
export type Pace = number | ((query: { readonly state: AnsweredSoFar }) => number | false)

type AnsweredSoFar = { readonly status: 'pending' | 'error' | 'success'; readonly errorUpdateCount: number }

/** The requests that wait for the customer, and those that ended since the screen came into view. */
const intentsQuery = ({ sub, organizationKey }: CustomerScope) => {
  const queryKey = customerKey({ sub, organizationKey }, 'intents')
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<readonly ShownIntent[]> => {
      const shown = () => client.getQueryData<readonly ShownIntent[]>(queryKey)
      // Nobody knows whether a list that is loaded during a decision is older or newer than it.
      if (client.isMutating({ mutationKey: queryKey }) > 0) return shown() ?? []
      const listed = valueOrThrow(
        await callApi('intents', { query: { provider: swapProvider(organizationKey) }, signal }),
      )
      return keepPlaces(shown(), listed)
    },
    staleTime: 0,
  })
}

/** The requests for the customer's authorisation, loaded again and again while the screen is in view. */
export function useIntents(
  membership: Membership,
  asking: { readonly refetchInterval: Pace; readonly retry?: false } = { refetchInterval: reloadAfterMs },
): Loaded<readonly ShownIntent[]> {
  useForgetEnded(membership)
  // Deferred, so that it is drawn in slices: a list of cards in one task would keep a touch waiting.
  return useDeferredValue(useLoaded({ ...intentsQuery(membership), ...asking }))
}

/**
 * Says when there are more requests than before, with the way to them: a card that comes below others may be out of sight.
 * @param initially how many were seen
 */
export function useArrivals(count: number | undefined, initially: number | undefined, show: () => void): void {
  const before = useRef(initially)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) {
      const action = { label: messages.intents.show, run: show }
      showToast({ status: 'info', message: messages.intents.arrived, action })
    }
    before.current = count
  }, [count, show])
}

/** Removes the requests that ended once nobody looks. Until then each keeps its place: the next one may be under a thumb. */
function useForgetEnded({ sub, organizationKey }: Membership): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = intentsQuery({ sub, organizationKey })
    const forget = () => {
      queryClient.setQueryData(queryKey, (shown) => shown?.filter(({ outcome }) => outcome === undefined))
    }
    const forgetWhileHidden = () => {
      if (document.hidden) forget()
    }
    document.addEventListener('visibilitychange', forgetWhileHidden)
    return () => {
      document.removeEventListener('visibilitychange', forgetWhileHidden)
      forget()
    }
  }, [queryClient, sub, organizationKey])
}

/** A decision on a request. It is shown once the service has confirmed it: in its response or, if that was lost, in its list. */
export function useDecision(membership: Membership, intent: ShownIntent) {
  const queryClient = useQueryClient()
  const { queryKey } = intentsQuery(membership)
  const { mutateAsync } = useMutation({
    // Tells the query above that a decision is under way.
    mutationKey: queryKey,
    mutationFn: async (decision: Decision) => {
      // A list that is on its way is older than the decision.
      await queryClient.cancelQueries({ queryKey })
      const failure = await decide(decision)
      if (!failure) {
        queryClient.setQueryData(queryKey, (shown) =>
          shown?.map((other) => (isSame(other, intent) ? { ...other, outcome: decision } : other)),
        )
      }
      return failure
    },
  })

  /** What failed; undefined if the request ended as the customer decided. */
  async function decide(decision: Decision): Promise<ApiError | undefined> {
    const code = decision === 'authorized' ? intent.code : revokeCode
    const response = await callApi('decideIntent', { path: { signature: intent.signature, code } })
    if (response.ok) return undefined
    if (!mayHaveEnded(response.error)) return response.error
    const listed = await callApi('intents', { query: { provider: swapProvider(membership.organizationKey) } })
    if (!listed.ok) return listed.error
    if (outcomeIn(listed.value, intent) === (decision === 'authorized' ? 'authorized' : 'closed')) return undefined
    queryClient.setQueryData(queryKey, (shown) => shown && keepPlaces(shown, listed.value))
    return response.error
  }

  /** What was pressed without a connection (docs/decisions/0061). */
  const [inVain, setInVain] = useState<Decision>()
  useEffect(() => {
    const forget = () => setInVain(undefined)
    if (inVain) addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [inVain])
  const action = useAction(async (decision: Decision) => {
    setInVain(undefined)
    const wasOffline = isOffline()
    const failure = await mutateAsync(decision)
    // A session that is over says so itself.
    if (!failure || failure.kind === 'not-signed-in') return
    if (wasOffline) setInVain(decision)
    else showToast({ status: 'danger', message: messages.intents.failed })
  })
  return { ...action, inVain }
}

/** Whether the request may have ended in spite of the failure: the response was lost, or somebody else was faster. */
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
