import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock.ts'
import { all, insert } from '../database/query.ts'

/** How long points are valid, in days. */
const validityDays = 365

/** Three years of history, however many entries there are. */
const historyDays = 3 * 365

export interface SeedStatement {
  readonly sub: string
  readonly organizationKey: string
  /** The valid entries add up to exactly this. */
  readonly points: number
  readonly entries: number
  readonly now: number
}

/**
 * Writes a statement that spans three years: some entries have expired and, if there are many, some expire soon. None expires today, so a
 * test that runs at midnight finds the same points afterwards.
 */
export function seedStatement(
  database: DatabaseSync,
  { sub, organizationKey, points, entries, now }: SeedStatement,
): void {
  const today = startOfDay(now)
  const companies = all<{ name: string }>(database)`SELECT name FROM companies
    WHERE organization_key = ${organizationKey} ORDER BY ref`
  const even = Array.from({ length: entries }, (_, index) => Math.round(((index + 0.5) * historyDays) / entries))
  const ages = even.map((age) => (age === validityDays ? age + 1 : age))
  const validCount = ages.filter((age) => age <= validityDays).length

  let remaining = points
  ages.forEach((age, index) => {
    const isValid = age <= validityDays
    const isLastValid = index === validCount - 1
    const equal = Math.max(0, Math.floor(points / validCount))
    const varied = Math.max(0, equal + ((index * 7) % 5) - 2)
    const balance = isValid ? (isLastValid ? remaining : Math.min(varied, remaining)) : 5 + ((index * 13) % 90)
    if (isValid) remaining -= balance
    const createdAt = createdOn(today, age, index)
    // A manual correction has no sale.
    const isSale = index % 11 !== 10
    insert(database, 'score_entries', {
      sub,
      organization_key: organizationKey,
      balance,
      created_at: createdAt,
      // Valid until the end of its last day, so that a total never changes during a day.
      expires_at: today + (validityDays - age + 1) * dayMs - 1000,
      company_name: companies[index % companies.length]?.name ?? null,
      sale_amount: isSale ? balance * 100 + ((index * 37) % 100) : null,
    })
  })
}

/** A time in the opening hours, `age` days ago. */
function createdOn(today: number, age: number, index: number): number {
  const openingMs = 8 * 3_600_000
  return today - age * dayMs + openingMs + ((index * 47) % 600) * 60_000 + ((index * 13) % 60) * 1000
}

const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Midnight of a day in São Paulo, which has been three hours behind UTC all year since 2019. */
export function startOfDay(epochMs: number): number {
  return Date.parse(`${saoPauloDay.format(epochMs)}T00:00:00-03:00`)
}
