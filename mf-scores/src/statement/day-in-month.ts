const timeZone = 'America/Sao_Paulo'
let parts: Intl.DateTimeFormat | undefined

/** A day in São Paulo beneath its month's name: `21, sáb.`. */
export function formatDayInMonth(date: Date): string {
  parts ??= new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', weekday: 'short' })
  const texts = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${texts.get('day') ?? ''}, ${texts.get('weekday') ?? ''}`
}
