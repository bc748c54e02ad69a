import { useSyncExternalStore } from 'react'
// By the entry's name: a remote's own copy of this file takes the page's one copy of the formats.
import { toIsoDay } from 'shared/format'

const minuteMs = 60_000

let today = new Date()

/** An instant of the present day in São Paulo; the same object until the day ends. */
export function currentDay(): Date {
  const now = new Date()
  if (toIsoDay(now) !== toIsoDay(today)) today = now
  return today
}

/** The present day in São Paulo, followed by a component: it renders again when the next one begins, or when a tab wakes up on another day. */
export const useToday = (): Date => useSyncExternalStore(eachMinute, currentDay)

/**
 * Tells that the clock shows another minute, the first of a day included, or that the tab is in view again. Not by one timer until midnight:
 * while a device sleeps, timers stand still.
 */
export function eachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, minuteMs - (Date.now() % minuteMs))
    listener()
  }
  tell()
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
