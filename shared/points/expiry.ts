import { calendarDaysBetween } from 'shared/format'

/** When points expire: as a colour, in words for those who do not see it, and in days for sorting (negative once expired). */
export interface Expiry {
  days: number
  color: 'gray' | 'red' | 'green'
  words: string
}

/** Whether points that expire in a number of calendar days are about to: within 15 days (spec §9). */
export const isSoon = (days: number): boolean => days >= 0 && days <= 15

/** The expiry in calendar days of São Paulo: gray once expired, red while it is soon, green later (spec §9). */
export function expiryOf(expiresAt: Date, now: Date): Expiry {
  const days = calendarDaysBetween(now, expiresAt)
  if (days < 0) return { days, color: 'gray', words: 'Expirado' }
  return { days, color: isSoon(days) ? 'red' : 'green', words: wordsFor(days) }
}

function wordsFor(days: number): string {
  if (days === 0) return 'Expira hoje'
  if (days === 1) return 'Expira amanhã'
  return `Expira em ${days} dias`
}
