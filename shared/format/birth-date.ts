import { isCalendarDate, toIsoDay } from './date-time.ts'
import { cleanText } from './clean-text.ts'

/**
 * Formats a birth date while the customer types it: `12/0`, then `12/03/1990`. It never drops a digit. A separator after a single digit
 * adds the zero (`1/` becomes `01`), and a date that the browser fills in as `1990-03-12` becomes `12/03/1990`.
 * @param isKeystroke whether one character changed: a single digit may then be half of a number, and gets no zero
 */
export function formatBirthDate(text: string, isKeystroke = false): string {
  const turned = fromIsoDate(cleanText(text))
  if (turned) return turned
  const single = isKeystroke ? /(^|\D)([1-9])[/. -]$/ : /(^|\D)([1-9])(?=\D)/g
  const digits = text.replace(single, '$10$2').replace(/\D/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

/** A birth date as typed or filled in, as `YYYY-MM-DD`; undefined unless it is a real date from 1900 to `today` in São Paulo (spec §5; readings, "Validation"). */
export function toIsoDate(text: string, today: Date): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/.exec(formatBirthDate(text))
  if (!match) return undefined
  const [, day, month, year] = match
  if (!isCalendarDate(Number(year), Number(month), Number(day))) return undefined
  const isoDate = `${year}-${month}-${day}`
  return isoDate <= toIsoDay(today) ? isoDate : undefined
}

/** Turns `YYYY-MM-DD` into `DD/MM/AAAA`; `undefined` for any other form. */
export function fromIsoDate(isoDate: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate.trim())
  return match ? `${match[3]}/${match[2]}/${match[1]}` : undefined
}
