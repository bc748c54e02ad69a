import type { ScoreEntry } from 'shared/contract'
import { parseApiDateTime, toIsoDay } from 'shared/format'
import { expiringSoon, expiryOf } from 'shared/points'
import type { StatementFilter } from './statement-filter.ts'

/** One line of the statement, read. */
export interface StatementEntry {
  /** An entry has no id, and two may be alike: all that it says, and its number among those that say the same. */
  readonly key: string
  /** Its place in the statement, from 0. */
  readonly position: number
  readonly points: number
  readonly companyName: string | undefined
  /** Amount of the sale in cents; undefined if there was none. */
  readonly amountCents: number | undefined
  /** Undefined if the date is impossible, as the next one. */
  readonly createdAt: Date | undefined
  readonly expiresAt: Date | undefined
}

/** Entries that are drawn together when they come near the screen; never empty. */
export type StatementPage = readonly [StatementEntry, ...StatementEntry[]]

/** Pages that follow each other; never empty. */
export type StatementPages = readonly [StatementPage, ...StatementPage[]]

export interface StatementMonth {
  /** `YYYY-MM` in São Paulo; undefined for what has no date. */
  readonly month: string | undefined
  /** A day of it. */
  readonly day: Date | undefined
  readonly count: number
  readonly total: number
  readonly expired: number
  readonly pages: StatementPages
}

export interface Statement {
  /** Nothing was ever earned: no filter is the reason why there are no entries. */
  readonly isUnused: boolean
  readonly count: number
  /** Points that expire soon, as home says it; only of what expires. */
  readonly soon: number | undefined
  /** By the day that the entries are grouped by; what has no date comes last. */
  readonly months: readonly StatementMonth[]
}

/** How many entries a page has: few enough for a slow phone to draw between two frames. */
const pageSize = 3

/** How many entries fit on a phone's first screen. */
const firstScreenSize = 6

/** Whether a page is seen before anything was scrolled. */
export const isOnFirstScreen = ([{ position }]: StatementPage): boolean => position < firstScreenSize

type ReadEntry = Omit<StatementEntry, 'position'>

/**
 * Groups an extract by São Paulo's months, and these into pages: all entries newest first (spec §9), those that will expire nearest
 * first, those that have expired with the last one first.
 */
export function toStatement(extract: readonly ScoreEntry[], today: Date, filter?: StatementFilter): Statement {
  // The day whose month an entry is listed in.
  const dayOf = (entry: ReadEntry) => (filter ? entry.expiresAt : entry.createdAt)
  const direction = filter === 'a-expirar' ? 1 : -1
  const alike = new Map<string, number>()
  const keyOf = (entry: ScoreEntry) => {
    const said = JSON.stringify(entry)
    alike.set(said, (alike.get(said) ?? 0) + 1)
    return `${said} ${alike.get(said)}`
  }
  const entries = extract
    .map((entry) => read(entry, keyOf(entry)))
    .filter((entry) => isListed(entry, today, filter))
    .sort((one, other) => direction * (momentOf(dayOf(one)) - momentOf(dayOf(other))))
  const months: MutableMonth[] = []
  for (const [position, fields] of entries.entries()) {
    const entry: StatementEntry = { position, ...fields }
    const day = dayOf(entry)
    const month = day && toIsoDay(day).slice(0, 'YYYY-MM'.length)
    const expired = entry.points > 0 && isExpired(entry, today) ? entry.points : 0
    const current = months.at(-1)
    if (!current || current.month !== month) {
      months.push({ month, day, count: 1, total: entry.points, expired, pages: [[entry]] })
      continue
    }
    current.count++
    current.total += entry.points
    current.expired += expired
    const page = current.pages.at(-1)
    if (page && page.length < pageSize) page.push(entry)
    else current.pages.push([entry])
  }
  const soon = filter === 'a-expirar' ? expiringSoon(extract, today)?.points : undefined
  return { isUnused: extract.length === 0, count: entries.length, soon, months }
}

const read = (entry: ScoreEntry, key: string): ReadEntry => ({
  key,
  points: entry.balance,
  companyName: entry.company_name,
  amountCents: entry.sale_amount,
  createdAt: parseApiDateTime(entry.created_at),
  expiresAt: parseApiDateTime(entry.expiration_at),
})

/** What was taken away has no points that could expire. */
const isListed = (entry: ReadEntry, today: Date, filter: StatementFilter | undefined): boolean =>
  !filter || (entry.points > 0 && isExpired(entry, today) === (filter === 'expirados'))

/** Undefined if its expiry is not known. */
const isExpired = ({ expiresAt }: ReadEntry, today: Date): boolean | undefined =>
  expiresAt && expiryOf(expiresAt, today).days < 0

type MutablePage = [StatementEntry, ...StatementEntry[]]
type MutableMonth = {
  -readonly [Field in keyof StatementMonth]: Field extends 'pages'
    ? [MutablePage, ...MutablePage[]]
    : StatementMonth[Field]
}

/** For sorting: an entry without a date is the oldest. */
const momentOf = (date: Date | undefined) => date?.getTime() ?? 0
