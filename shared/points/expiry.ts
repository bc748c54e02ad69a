import { calendarDaysBetween } from 'shared/format'

/** When points expire: as a colour, in words for those who do not see it, and in days for sorting (negative once expired). */
export interface Expiry {
  days: number
  color: 'gray' | 'red' | 'green'
  words: string
}

const lastSoonDay = 15

/** The expiry in calendar days of São Paulo: gray once expired, red for 0 to 15 days, green from 16 days on (spec §9). */
export const expiryOf = (expiresAt: Date, now: Date): Expiry => expiryIn(calendarDaysBetween(now, expiresAt))

/** The expiry of points that expire in a number of calendar days. */
export function expiryIn(days: number): Expiry {
  if (days < 0) return { days, color: 'gray', words: 'Expirado' }
  return { days, color: days <= lastSoonDay ? 'red' : 'green', words: wordsFor(days) }
}

function wordsFor(days: number): string {
  if (days === 0) return 'Expira hoje'
  if (days === 1) return 'Expira amanhã'
  return `Expira em ${days} dias`
}
