// Made on first use, for which shared/format/date-time.ts gives the reason.
const timeZone = 'America/Sao_Paulo'
let monthAndYear: Intl.DateTimeFormat | undefined
let parts: Intl.DateTimeFormat | undefined
let toTheMinute: Intl.DateTimeFormat | undefined

/** A month in São Paulo, as a title: `Novembro de 2026`. */
export function formatMonth(date: Date): string {
  monthAndYear ??= new Intl.DateTimeFormat('pt-BR', { timeZone, month: 'long', year: 'numeric' })
  const month = monthAndYear.format(date)
  return `${month.charAt(0).toLocaleUpperCase('pt-BR')}${month.slice(1)}`
}

/** A day in São Paulo beneath its month's name: `sáb., 21`. */
export function formatDayInMonth(date: Date): string {
  parts ??= new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', weekday: 'short' })
  const texts = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${texts.get('weekday') ?? ''}, ${texts.get('day') ?? ''}`
}

/** An instant in São Paulo: `21 de novembro de 2026 às 09:00`. */
export function formatMoment(date: Date): string {
  toTheMinute ??= new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return toTheMinute.format(date)
}

/** Its end alone: `09:00`. */
export const formatTime = (date: Date): string => formatMoment(date).slice(-5)
