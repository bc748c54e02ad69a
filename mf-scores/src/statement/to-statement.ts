import type { ScoreEntry } from 'shared/contract'
import { parseApiDateTime, toIsoDay } from 'shared/format'

/** One line of the statement, read. */
export interface StatementEntry {
  /** Its place in the statement, from 0. */
  readonly position: number
  readonly points: number
  readonly companyName: string | undefined
  /** Amount of the sale in cents; undefined where no sale was behind it. */
  readonly amountCents: number | undefined
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface StatementMonth {
  /** `YYYY-MM` in São Paulo. */
  readonly month: string
  /** Points of all its entries, shown or not. */
  readonly total: number
  /** Newest first; never empty. */
  readonly entries: readonly [StatementEntry, ...StatementEntry[]]
}

export interface Statement {
  readonly count: number
  /** Newest first. */
  readonly months: readonly StatementMonth[]
}

/** Orders an extract newest first (spec §9) and groups it by São Paulo's months. An entry with an impossible date is left out. */
export function toStatement(extract: readonly ScoreEntry[]): Statement {
  const entries = extract
    .flatMap((entry) => {
      const createdAt = parseApiDateTime(entry.created_at)
      const expiresAt = parseApiDateTime(entry.expiration_at)
      return createdAt && expiresAt ? [{ entry, createdAt, expiresAt }] : []
    })
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ entry, createdAt, expiresAt }, position): StatementEntry => ({
      position,
      points: entry.balance,
      companyName: entry.company_name,
      amountCents: entry.sale_amount,
      createdAt,
      expiresAt,
    }))
  const months: { month: string; total: number; entries: [StatementEntry, ...StatementEntry[]] }[] = []
  for (const entry of entries) {
    const month = toIsoDay(entry.createdAt).slice(0, 'YYYY-MM'.length)
    const current = months.at(-1)
    if (current?.month === month) {
      current.total += entry.points
      current.entries.push(entry)
    } else {
      months.push({ month, total: entry.points, entries: [entry] })
    }
  }
  return { count: entries.length, months }
}

/** The months down to the entry with that count, the last one possibly cut; totals stay those of the whole month. */
export function firstEntries(months: readonly StatementMonth[], count: number): readonly StatementMonth[] {
  return months.flatMap((month) => {
    const [first, ...others] = month.entries
    if (first.position >= count) return []
    const rest = others.filter(({ position }) => position < count)
    return [{ ...month, entries: [first, ...rest] as const }]
  })
}
