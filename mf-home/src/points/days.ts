import { calendarDaysBetween, toIsoDay } from 'shared/format'

// Not Intl: its first use takes a phone a tenth of a second, and home shows these first.
const weekdays = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']

const dayMs = 86_400_000

/** A day to come, as `seg., 30`. @param days from today; 0 is today */
export function dayToCome(days: number, today: Date): string {
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  const day = new Date(toIsoDay(new Date(today.getTime() + days * dayMs)))
  return `${weekdays[day.getUTCDay()]},\u00a0${day.getUTCDate()}`
}

/** Since a former day, as `desde sexta` within a week, else `desde 12 nov.`. @param day `2026-11-12` */
export function sinceDay(day: string, today: Date): string {
  const days = calendarDaysBetween(new Date(`${day}T12:00:00-03:00`), today)
  if (days <= 0) return 'hoje'
  const parts = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const said = new Date(day).toLocaleDateString('pt-BR', { timeZone: 'UTC', ...parts })
  return `desde\u00a0${said.replace('-feira', '').replace(' de ', '\u00a0')}`
}
