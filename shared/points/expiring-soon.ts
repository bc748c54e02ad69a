import type { ScoreEntry } from 'shared/contract'
import { calendarDaysUntil } from 'shared/format'
import { isSoon } from './expiry.ts'

export interface ExpiringSoon {
  readonly points: number
  /** What expires first, and in how many days; 0 is today. */
  readonly first: { readonly points: number; readonly day: number }
  /** Days until the last of them expires; 0 is today. */
  readonly lastDay: number
}

/** Sums up what expires soon (spec §9: red, 0 to 15 days); undefined when nothing does. */
export function expiringSoon(entries: readonly ScoreEntry[], now: Date): ExpiringSoon | undefined {
  let points = 0
  let first = { points: 0, day: Infinity }
  let lastDay = 0
  for (const { balance, expiration_at } of entries) {
    const days = calendarDaysUntil(now, expiration_at)
    if (days === undefined || balance <= 0 || !isSoon(days)) continue
    points += balance
    if (days < first.day) first = { points: balance, day: days }
    else if (days === first.day) first = { points: first.points + balance, day: days }
    lastDay = Math.max(lastDay, days)
  }
  return points > 0 ? { points, first, lastDay } : undefined
}
