import { calendarDaysBetween, toIsoDay } from 'shared/format'

// Not Intl: its first use takes a phone a tenth of a second, and home shows these first.
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const months = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

const dayMs = 86_400_000

/** A day to come, as `seg., 30`. @param days from today; 0 is today */
export function dayToCome(days: number, today: Date): string {
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  const { weekday, date } = partsOf(toIsoDay(new Date(today.getTime() + days * dayMs)))
  return `${weekday.slice(0, 3)}.,\u00a0${date}`
}

/** Since a former day, as `desde sexta` within a week, else `desde 12 nov.`. @param day `2026-11-12` */
export function sinceDay(day: string, today: Date): string {
  const days = calendarDaysBetween(new Date(`${day}T12:00:00-03:00`), today)
  if (days <= 0) return 'hoje'
  const { weekday, date, month } = partsOf(day)
  return `desde\u00a0${days < 7 ? weekday : `${date}\u00a0${month}`}`
}

function partsOf(day: string) {
  const instant = new Date(`${day}T00:00:00Z`)
  return {
    weekday: weekdays[instant.getUTCDay()] ?? '',
    date: instant.getUTCDate(),
    month: months[instant.getUTCMonth()] ?? '',
  }
}
