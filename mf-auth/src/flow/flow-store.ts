import type { Toast } from 'shared/toast'
import { awaitedCall, nextState, stepOf, type AwaitedCall, type FlowEvent, type FlowState } from './flow.ts'

/** The step at which a call goes out. Its response counts only if the customer is still there, or is there again. */
export interface FlowStep {
  readonly isCurrent: () => boolean
  /** Changes the state. Does nothing once the customer is at another step. */
  readonly send: (event: FlowEvent) => void
  /** Shows a toast. Does nothing once the customer is at another step, so it comes before a `send` that leads on. */
  readonly say: (toast: Toast) => void
}

export interface FlowStore {
  readonly state: () => FlowState
  readonly step: () => FlowStep
  /** Changes the state, whatever the step. */
  readonly send: (event: FlowEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Makes the call that the first state needs. A second start makes none. */
  readonly start: () => void
}

export interface FlowStoreOptions {
  readonly first: FlowState
  readonly perform: (call: AwaitedCall, step: FlowStep) => Promise<void>
  /** Keeps the state for a reload. */
  readonly remember: (state: FlowState, event: FlowEvent) => void
  readonly say: (toast: Toast) => void
  /** Clears what was said: the customer goes to another view. */
  readonly unsay: () => void
}

/** Holds the state of the signed-out area, and makes each call that a state needs once. */
export function createFlowStore({ first, perform, remember, say, unsay }: FlowStoreOptions): FlowStore {
  let state = first
  let performedFor: string | undefined
  const listeners = new Set<() => void>()

  function step(): FlowStep {
    const name = stepOf(state)
    const isCurrent = () => stepOf(state) === name
    return {
      isCurrent,
      send: (event) => isCurrent() && send(event),
      say: (toast) => isCurrent() && say(toast),
    }
  }

  function send(event: FlowEvent): void {
    const former = state
    state = nextState(former, event)
    remember(state, event)
    if (state === former) return
    if (event.type === 'tab-chosen' || event.type === 'abandoned') unsay()
    for (const listener of listeners) listener()
    performAwaited()
  }

  function performAwaited(): void {
    const call = awaitedCall(state)
    const former = performedFor
    performedFor = call && stepOf(state)
    if (call && performedFor !== former) void perform(call, step())
  }

  return {
    state: () => state,
    step,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: performAwaited,
  }
}
