import type { ScoreEntry } from 'shared/contract'
import { parseApiDateTime, toIsoDay } from 'shared/format'

/** One line of the statement, read. */
export interface StatementEntry {
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
  /** How many entries it has. */
  readonly count: number
  /** Points of all its entries. */
  readonly total: number
  /** Newest first. */
  readonly pages: StatementPages
}

export interface Statement {
  readonly count: number
  /** Newest first; what has no date comes last. */
  readonly months: readonly StatementMonth[]
}

/** How many entries a page has: few enough for a slow phone to draw between two frames. */
const pageSize = 3

/** How many entries fit on a phone's first screen. */
const firstScreenSize = 6

/** Whether a page is seen before anything was scrolled. */
export const isOnFirstScreen = ([{ position }]: StatementPage): boolean => position < firstScreenSize

/** Orders an extract newest first (spec §9), groups it by São Paulo's months, and divides these into pages. */
export function toStatement(extract: readonly ScoreEntry[]): Statement {
  const entries = extract
    .map((entry) => ({ entry, createdAt: parseApiDateTime(entry.created_at) }))
    .toSorted((one, other) => momentOf(other.createdAt) - momentOf(one.createdAt))
    .map(({ entry, createdAt }, position): StatementEntry => ({
      position,
      points: entry.balance,
      companyName: entry.company_name,
      amountCents: entry.sale_amount,
      createdAt,
      expiresAt: parseApiDateTime(entry.expiration_at),
    }))
  const months: { month: string | undefined; count: number; total: number; pages: [MutablePage, ...MutablePage[]] }[] = []
  for (const entry of entries) {
    const month = entry.createdAt && toIsoDay(entry.createdAt).slice(0, 'YYYY-MM'.length)
    const current = months.at(-1)
    if (!current || current.month !== month) {
      months.push({ month, count: 1, total: entry.points, pages: [[entry]] })
      continue
    }
    current.count++
    current.total += entry.points
    const page = current.pages.at(-1)
    if (page && page.length < pageSize) page.push(entry)
    else current.pages.push([entry])
  }
  return { count: entries.length, months }
}

type MutablePage = [StatementEntry, ...StatementEntry[]]

/** For sorting: an entry without a date is the oldest. */
const momentOf = (date: Date | undefined) => date?.getTime() ?? 0
