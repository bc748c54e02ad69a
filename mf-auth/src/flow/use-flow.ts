import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { toE164 } from 'shared/format'
import { isVerified, rememberedLogin, savedView, session, useSession } from 'shared/session'
import { clearToasts, showToast } from 'shared/toast'
import { firstState, type FlowState } from './flow.ts'
import { createFlowStore, type FlowStep } from './flow-store.ts'
import { performCall } from './perform-call.ts'
import { rememberFlow, storedVerification } from './remember-flow.ts'

export interface Flow {
  readonly state: FlowState
  readonly step: FlowStep
  readonly start: () => void
}

/** The state of the signed-out area, which follows the session. */
export function useFlow(): Flow {
  const [store] = useState(createStore)
  const state = useSyncExternalStore(store.subscribe, store.state)
  const current = useSession()
  const isAnonymous = current.authentication !== 'authenticated'
  const phoneNumber = current.user?.phone_number
  const verified = isVerified(current)

  // Before the browser paints, so that nobody sees the former session's view.
  useLayoutEffect(() => {
    store.send({ type: 'session-changed', session: isAnonymous ? 'anonymous' : { phoneNumber, verified } })
  }, [store, isAnonymous, phoneNumber, verified])

  return { state, step: store.step(), start: store.start }
}

function createStore() {
  const first = firstState({
    session:
      session.authentication === 'authenticated'
        ? { phoneNumber: session.user?.phone_number, verified: isVerified(session) }
        : 'anonymous',
    savedView: savedView(),
    savedVerification: storedVerification.read(),
    rememberedPhoneNumber: rememberedLogin.phoneNumber(),
    hintedPhoneNumber: session.phoneHint && toE164(session.phoneHint),
  })
  return createFlowStore({ first, perform: performCall, remember: rememberFlow, say: showToast, unsay: clearToasts })
}
