import { setTimeout as delay } from 'node:timers/promises'

type Waiting = (goesOn: boolean) => void
export type WaitingCalls = ReturnType<typeof createWaitingCalls>

/** The calls of one platform that wait on purpose: for a time, or until control lets them go. They are connections, so they are in memory. */
export function createWaitingCalls() {
  const held = new Map<number, Waiting[]>()
  const watchers = new Map<number, Waiting[]>()
  let ending = new AbortController()

  return {
    /** @returns whether the time has passed; false if the platform was reset meanwhile, so the call no longer counts */
    sleep: (milliseconds: number) => delay(milliseconds, true, { signal: ending.signal }).catch(() => false),
    /** @returns whether control has let the call go; false if the platform was reset meanwhile */
    hold(fault: number): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      held.set(fault, [...(held.get(fault) ?? []), resolve])
      for (const settle of watchers.get(fault) ?? []) settle(true)
      watchers.delete(fault)
      return promise
    },
    /** Settles once a fault holds a call, at once if it already does. @returns false if the platform was reset meanwhile */
    untilHeld(fault: number): Promise<boolean> {
      if (held.has(fault)) return Promise.resolve(true)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      watchers.set(fault, [...(watchers.get(fault) ?? []), resolve])
      return promise
    },
    /** Lets the calls go that a fault holds; without a fault, all. */
    resume(fault?: number): void {
      for (const id of fault === undefined ? [...held.keys()] : [fault]) {
        for (const goOn of held.get(id) ?? []) goOn(true)
        held.delete(id)
      }
    },
    /** Ends all waiting: the platform is reset, or closes. */
    end(): void {
      ending.abort()
      ending = new AbortController()
      for (const goOn of [...held.values(), ...watchers.values()].flat()) goOn(false)
      held.clear()
      watchers.clear()
    },
  }
}
