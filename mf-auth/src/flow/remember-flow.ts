import { chooseView, forgetView } from 'shared/session'
import type { FlowEvent, FlowState } from './flow.ts'
import { storedVerification } from './stored-verification.ts'

/**
 * Keeps for a reload what an event led to. Only a chosen tab or a step of a flow is saved, never a default; the end of a
 * flow erases it (readings, "Signed-out flow"). Of a challenge nothing is kept: it does not outlive its page.
 */
export function rememberFlow(state: FlowState, event: FlowEvent): void {
  if (state.view === 'verify') storedVerification.write(state.verification)
  else storedVerification.forget()
  switch (event.type) {
    case 'tab-chosen':
      return chooseView(event.tab)
    case 'sign-up-accepted':
    case 'sign-in-unconfirmed':
    case 'reset-code-sent':
      return chooseView('verify')
    case 'reset-required':
      return chooseView('reset')
    case 'attributes-saved':
    case 'challenge-expired':
    case 'verified':
    case 'abandoned':
      return forgetView()
    case 'challenged':
    case 'challenge-answered':
    case 'identified':
    case 'phone-code-sent':
    case 'code-resent':
    case 'voice-call-requested':
    case 'session-changed':
  }
}
