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

/** The latest instant that is one (ECMA-262, "Time Values"). */
const lastInstantMs = 8.64e15

/** `DD-MM-YYYY hh:mm:ss` in São Paulo, as the API writes times (readings). What is no instant becomes zeros, as in databases. */
export function formatApiDateTime(epochMs: number): string {
  if (epochMs > lastInstantMs) return '00-00-0000 00:00:00'
  const [day, month, year, hour, minute, second] = parts
    .formatToParts(epochMs)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
  return `${day}-${month}-${year} ${hour}:${minute}:${second}`
}
