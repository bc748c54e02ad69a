import { useSyncExternalStore } from 'react'

/**
 * Whole seconds until a deadline, zero after it. Read from the clock each time, so that neither a sleeping tab nor a reload
 * changes it.
 * @param deadline epoch milliseconds
 * @param maximumMs no wait is longer, though the clock was put back meanwhile
 */
export function useSecondsUntil(deadline: number | undefined, maximumMs: number): number {
  return useSyncExternalStore(subscribe, () => secondsUntil(deadline, maximumMs))
}

function secondsUntil(deadline: number | undefined, maximumMs: number): number {
  const remainingMs = deadline === undefined ? 0 : Math.max(0, deadline - Date.now())
  return Math.ceil(Math.min(remainingMs, maximumMs) / 1000)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 250)
  return () => clearInterval(timer)
}
