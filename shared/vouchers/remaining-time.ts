import { useSyncExternalStore } from 'react'
import { now } from 'shared/format'
import { eachSecond } from 'shared/today'

const minuteMs = 60_000

/** Whole minutes, never rounded up: 0 in the last one, undefined once it has expired (spec §9). */
export function remainingMinutes(expiresAtMs: number, nowMs: number): number | undefined {
  const remainingMs = expiresAtMs - nowMs
  return remainingMs > 0 ? Math.floor(remainingMs / minuteMs) : undefined
}

/** The same for a component, which follows the clock. */
export const useRemainingMinutes = (expiresAtMs: number): number | undefined =>
  useSyncExternalStore(eachSecond, () => remainingMinutes(expiresAtMs, now()))

/** `23 h 34 min`, on one line. */
export function remainingWords(minutes: number): string {
  if (minutes === 0) return 'menos de 1\u00a0minuto'
  return `${minutes < 60 ? '' : `${Math.floor(minutes / 60)}\u00a0h\u00a0`}${minutes % 60}\u00a0min`
}
