const timeZone = 'America/Sao_Paulo'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

// Made on first use: making one takes a phone ten milliseconds, and few screens need all of them.
let shortDate: Intl.DateTimeFormat | undefined
let wallClock: Intl.DateTimeFormat | undefined

/**
 * Reads an API date, `DD-MM-YYYY hh:mm:ss`. It has no zone and means São Paulo's time, so `new Date(text)` would be wrong on most
 * devices (readings, "Data and display"). `undefined` for anything that is not a real date and time.
 */
export function parseApiDateTime(text: string): Date | undefined {
  const clockMs = parseClockMs(text)
  if (clockMs === undefined) return undefined
  // Twice, because the offset at the wrong instant may be another one: it changed when summer time began or ended.
  const nearbyMs = clockMs - offsetMs(clockMs)
  const instantMs = clockMs - offsetMs(nearbyMs)
  // Summer time began at midnight: clocks went from 00:00 to 01:00, so a time between them does not exist, and means an hour later.
  return new Date(instantMs + offsetMs(instantMs) === clockMs ? instantMs : nearbyMs)
}

/** An API date in epoch milliseconds, as if it were UTC. */
function parseClockMs(text: string): number | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(text.trim())
  if (!match) return undefined
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  return isCalendarDate(year, month, day) ? Date.UTC(year, month - 1, day, hour, minute, second) : undefined
}

/** Whether the day exists in the Gregorian calendar; months count from 1. `Date.UTC` moves a wrong month into another year, and a wrong day to another day. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCDate() === day
}

/** The day in São Paulo: `21 de nov. de 2026`. */
export function formatDate(date: Date): string {
  shortDate ??= new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  return shortDate.format(date)
}

/** How many midnights of São Paulo lie between two instants; negative when `to` is on an earlier day. */
export function calendarDaysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from)
}

/** How many midnights of São Paulo lie between an instant and an API date; undefined if that is no real date and time. */
export function calendarDaysUntil(from: Date, apiDateTime: string): number | undefined {
  const clockMs = parseClockMs(apiDateTime)
  return clockMs === undefined ? undefined : Math.floor(clockMs / dayMs) - dayNumber(from)
}

/** The day in São Paulo as `YYYY-MM-DD`, which also sorts as text. */
export function toIsoDay(date: Date): string {
  return new Date(dayNumber(date) * dayMs).toISOString().slice(0, 10)
}

/** Since 1914 São Paulo has been two or three hours behind UTC. Which of them matters in one hour of the day only. */
function dayNumber(date: Date): number {
  const [early, late] = [3, 2].map((hours) => Math.floor((date.getTime() - hours * hourMs) / dayMs)) as [number, number]
  return early === late ? early : Math.floor((date.getTime() + offsetMs(date.getTime())) / dayMs)
}

/** If the offset is the same at both ends of a span this long, it is the same in between: summer time lasted for months. */
const spanMs = 30 * dayMs

function offsetMs(instantMs: number): number {
  const span = Math.floor(instantMs / spanMs)
  const offset = knownOffsetMs(span * spanMs)
  if (offset === knownOffsetMs((span + 1) * spanMs)) return offset
  // Since 1914 the offset has changed on the hour only.
  return knownOffsetMs(Math.floor(instantMs / hourMs) * hourMs)
}

/** To read one offset takes as long as a hundred other steps of a statement's entry, and a statement has thousands of entries. */
const knownOffsets = new Map<number, number>()

function knownOffsetMs(instantMs: number): number {
  const known = knownOffsets.get(instantMs)
  if (known !== undefined) return known
  const offset = readOffsetMs(instantMs)
  knownOffsets.set(instantMs, offset)
  return offset
}

function readOffsetMs(instantMs: number): number {
  wallClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(wallClock.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - instantMs
}
