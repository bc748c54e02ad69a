/*
 * The page's one clock: the services' time (readings, "Data and display"). A device's clock may be days off, and a page cannot read the
 * headers of its own document, so it learns the time from what it receives later.
 */

/** A smaller difference comes from the network and from rounding. */
const toleranceMs = 60_000

const listeners = new Set<() => void>()
let offsetMs = 0

/** The services' time as far as it is known, in epoch milliseconds. */
export const now = (): number => deviceNow() + offsetMs

/** The device's clock, for what the device measures alone and keeps: a reload forgets how far apart the clocks are. */
export const deviceNow = (): number => Date.now()

/** Corrects the clock: `serviceMs` is what a service's clock said, `deviceMs` the device's then, in epoch milliseconds. NaN teaches nothing. */
export function learnTime(serviceMs: number, deviceMs = deviceNow()): void {
  const difference = serviceMs - deviceMs
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > toleranceMs ? difference : 0
  for (const listener of listeners) listener()
}

/** Calls a listener each time that the clock was corrected. Returns what ends that. */
export function onTimeLearnt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
