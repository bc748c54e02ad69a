const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Midnight of a day in São Paulo, which has been three hours behind UTC all year since 2019. */
export function startOfDay(epochMs: number): number {
  return Date.parse(`${saoPauloDay.format(epochMs)}T00:00:00-03:00`)
}
