import { awaitedCall, nextState, type AwaitedCall, type FlowEvent, type FlowState } from './flow.ts'

export type SendFlowEvent = (event: FlowEvent) => void

export interface FlowStore {
  readonly state: () => FlowState
  readonly send: SendFlowEvent
  /** @returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** Makes the call that the first state asks for; a second start makes none. */
  readonly start: () => void
}

export interface FlowStoreOptions {
  readonly first: FlowState
  /** Makes a call and sends what came of it. */
  readonly perform: (call: AwaitedCall, send: SendFlowEvent) => Promise<void>
  /** Keeps the state for a reload. */
  readonly remember: (state: FlowState, event: FlowEvent) => void
}

/** Holds the state of the signed-out area, and makes each call that a state asks for once. */
export function createFlowStore({ first, perform, remember }: FlowStoreOptions): FlowStore {
  let state = first
  let performed: AwaitedCall | undefined
  const listeners = new Set<() => void>()

  function send(event: FlowEvent): void {
    const former = state
    state = nextState(former, event)
    remember(state, event)
    if (state === former) return
    for (const listener of listeners) listener()
    performAwaited()
  }

  function performAwaited(): void {
    const call = awaitedCall(state)
    const isUnderWay = call?.call === performed?.call && call?.phoneNumber === performed?.phoneNumber
    performed = call
    if (call && !isUnderWay) void perform(call, send)
  }

  return {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: performAwaited,
  }
}
