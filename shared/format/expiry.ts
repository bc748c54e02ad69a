import { calendarDaysBetween } from './date-time.ts'

/** When points expire: for the eye (`color`), for everyone (`words`), and for sorting (`days`, negative once expired). */
export interface Expiry {
  days: number
  color: 'gray' | 'red' | 'green'
  words: string
}

const lastSoonDay = 15

/** The expiry in calendar days of São Paulo: gray once expired, red for 0 to 15 days, green from 16 on (spec §9). */
export const expiryOf = (expiresAt: Date, now: Date): Expiry => expiryIn(calendarDaysBetween(now, expiresAt))

/** The expiry of what expires in so many calendar days. */
export function expiryIn(days: number): Expiry {
  if (days < 0) return { days, color: 'gray', words: 'Expirado' }
  return { days, color: days <= lastSoonDay ? 'red' : 'green', words: wordsFor(days) }
}

function wordsFor(days: number): string {
  if (days === 0) return 'Expira hoje'
  if (days === 1) return 'Expira amanhã'
  return `Expira em ${days} dias`
}
