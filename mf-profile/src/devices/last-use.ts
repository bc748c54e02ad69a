import { calendarDaysBetween, formatDate } from 'shared/format'
import { dialogMessages } from '../settings/dialog-messages.ts'

const { devices: texts } = dialogMessages

/** When a device was last used, in words; days are São Paulo's. */
export function lastUse(usedAt: Date | undefined, now: Date): string {
  if (!usedAt) return texts.neverUsed
  const days = calendarDaysBetween(usedAt, now)
  if (days <= 0) return texts.usedToday
  return days === 1 ? texts.usedYesterday : texts.usedOn(formatDate(usedAt))
}
