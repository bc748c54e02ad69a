import { useSyncExternalStore } from 'react'
// Imported by the entry's name, so that a remote's own copy of this file uses the page's one clock, and its one copy of the formats.
import { now, onTimeLearnt, toIsoDay } from 'shared/format'

let today = new Date(now())

/** A moment of the current day in São Paulo; the same object until the day ends. */
export function currentDay(): Date {
  const moment = new Date(now())
  if (toIsoDay(moment) !== toIsoDay(today)) today = moment
  return today
}

/** The current day in São Paulo, for a component: it renders again when the next day begins, or when a tab wakes up on another day. */
export const useToday = (): Date => useSyncExternalStore(eachSecond, currentDay)

/** Calls a listener each second, when the tab becomes visible, and when the clock is corrected: what shows a time reads it then. Returns what ends that. */
export function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  document.addEventListener('visibilitychange', listener)
  const stopLearning = onTimeLearnt(listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
    stopLearning()
  }
}
