const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The latest instant that is one (ECMA-262, "Time Values"). */
const lastInstantMs = 8.64e15

/** `DD-MM-YYYY hh:mm:ss` in São Paulo, as the API writes times (readings). What is no instant becomes zeros, as in databases. */
export function formatApiDateTime(epochMs: number): string {
  if (epochMs > lastInstantMs) return '00-00-0000 00:00:00'
  return format.format(epochMs).replaceAll('/', '-').replace(',', '')
}
