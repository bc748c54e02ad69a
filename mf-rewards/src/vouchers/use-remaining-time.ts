import { useSyncExternalStore } from 'react'
import { formatRemaining } from 'shared/format'

const tickMs = 1000

/**
 * What is left until `expiresAtMs`, in words, followed live; undefined once it is over (spec §9).
 * Read from the clock at each tick, so that a tab that slept is right at once.
 */
export function useRemainingTime(expiresAtMs: number): string | undefined {
  return useSyncExternalStore(eachTick, () => formatRemaining(new Date(expiresAtMs), new Date()))
}

/** Tells that another second has passed. */
export function eachTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs)
  return () => clearInterval(timer)
}
