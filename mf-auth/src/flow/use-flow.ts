import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { toE164 } from 'shared/format'
import { isVerified, knownCustomer, savedView, session, useSession } from 'shared/session'
import { firstState, type FlowState } from './flow.ts'
import { createFlowStore, type SendFlowEvent } from './flow-store.ts'
import { performCall } from './perform-call.ts'
import { rememberFlow } from './remember-flow.ts'
import { storedVerification } from './stored-verification.ts'

export interface Flow {
  readonly state: FlowState
  readonly send: SendFlowEvent
  /** Makes the calls that the first state asks for. */
  readonly start: () => void
}

/** The signed-out area's state, which follows the session. */
export function useFlow(): Flow {
  const [store] = useState(createStore)
  const state = useSyncExternalStore(store.subscribe, store.state)
  const current = useSession()
  const isAnonymous = current.authentication !== 'authenticated'
  const phoneNumber = current.user?.phone_number
  const verified = isVerified(current)

  // Before paint: the view of the former session is never seen.
  useLayoutEffect(() => {
    store.send({ type: 'session-changed', session: isAnonymous ? 'anonymous' : { phoneNumber, verified } })
  }, [store, isAnonymous, phoneNumber, verified])

  return { state, send: store.send, start: store.start }
}

/** Begins a flow, once it is shown. */
export function useFlowStart({ start }: Flow): void {
  useEffect(start, [start])
}

function createStore() {
  const first = firstState({
    session:
      session.authentication === 'authenticated'
        ? { phoneNumber: session.user?.phone_number, verified: isVerified(session) }
        : 'anonymous',
    savedView: savedView(),
    savedVerification: storedVerification.read(),
    knownPhoneNumber: knownCustomer.phoneNumber(),
    hintedPhoneNumber: session.phoneHint && toE164(session.phoneHint),
  })
  return createFlowStore({ first, perform: performCall, remember: rememberFlow })
}
