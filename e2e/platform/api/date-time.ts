const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `DD-MM-YYYY hh:mm:ss` in São Paulo's local time, as the API writes times (readings). */
export function formatApiDateTime(epochMs: number): string {
  const [day, month, year, hour, minute, second] = parts
    .formatToParts(epochMs)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
  return `${day}-${month}-${year} ${hour}:${minute}:${second}`
}
