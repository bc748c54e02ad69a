import { useDeferredValue, useEffect, useRef } from 'react'
import { useQuery, useQueryClient, type Membership } from 'shared/query'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import { intentsQuery } from './intents-query.ts'
import type { ShownIntent } from './keep-places.ts'

export interface Intents {
  /** Undefined as long as nobody has answered. */
  readonly intents: readonly ShownIntent[] | undefined
  /** Nobody could say whether there are any. */
  readonly unknown: boolean
  readonly asking: boolean
  readonly askAgain: () => void
}

/** The requests for the customer's authorisation, looked at again as long as the screen is in view. */
export function useIntents(membership: Membership): Intents {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(intentsQuery(membership))
  useArrivals(data?.length)
  useForgetEnded(membership)
  return {
    // Drawn in slices: a list of cards at once would keep a touch waiting.
    intents: useDeferredValue(data),
    // Stays while the question is repeated, so that the button keeps the focus.
    unknown: data === undefined && errorUpdateCount > 0,
    asking: isFetching,
    askAgain: () => void refetch(),
  }
}

/** Says when there are more requests than before: a card that comes below the others may be out of sight. */
function useArrivals(count: number | undefined): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) {
      showToast({ status: 'info', message: messages.intents.arrived })
    }
    before.current = count
  }, [count])
}

/** Forgets the requests that ended once nobody looks; until then each keeps its place, since the next may be under a thumb. */
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
