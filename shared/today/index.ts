import { useSyncExternalStore } from 'react'
// Imported by the entry's name, so that a remote's own copy of this file uses the page's one clock, and its one copy of the formats.
import { now, onTimeLearnt, toIsoDay } from 'shared/format'

const minuteMs = 60_000

let today = new Date(now())

/** A moment of the current day in São Paulo; the same object until the day ends. */
export function currentDay(): Date {
  const moment = new Date(now())
  if (toIsoDay(moment) !== toIsoDay(today)) today = moment
  return today
}

/** The current day in São Paulo, for a component: it renders again when the next day begins, or when a tab wakes up on another day. */
export const useToday = (): Date => useSyncExternalStore(eachMinute, currentDay)

/** Each minute, midnight included, when the tab becomes visible, and when the clock is corrected. A timer until midnight would stop while the device sleeps. */
export function eachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, minuteMs - (now() % minuteMs))
    listener()
  }
  tell()
  document.addEventListener('visibilitychange', tell)
  const stopLearning = onTimeLearnt(tell)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
    stopLearning()
  }
}
