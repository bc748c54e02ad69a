import { AuthViews } from '../AuthViews.tsx'
import type { FlowState } from '../flow/flow.ts'

const nothing = () => undefined
const noStep = { isCurrent: () => false, send: nothing, say: nothing }

/** A scenario's screen for a state that is over too soon to be looked at: nothing leads on from it. */
export function restingAt(state: FlowState) {
  const flow = { state, step: noStep, start: nothing }
  return function RestingAt() {
    return <AuthViews flow={flow} />
  }
}
