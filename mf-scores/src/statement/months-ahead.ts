import { toIsoDay } from 'shared/format'
import type { StatementMonth } from './to-statement.ts'

/** How many months the chart has, the current one included: few enough for a glance. */
const monthCount = 6

/** A month of the chart, or all that come after it. */
export interface ChartBar {
  /** The day that the bar is of: any day of the month. */
  readonly day: Date
  /** At most so many points expire. */
  readonly points: number
}

/** What expires in each of the months, in all of them and after them, at most. The extract lists what was earned, not what is left of it: no figure is above the total. @param total infinite if not known */
export function monthsAhead(months: readonly StatementMonth[], total: number, today: Date) {
  const atMost = (points: number) => Math.max(0, Math.min(points, total))
  const earned = new Map(months.map(({ month, total: points }) => [month, points]))
  const days = Array.from({ length: monthCount }, (_, index) => middleOfMonth(today, index))
  const sums = days.map((day) => earned.get(toIsoDay(day).slice(0, 'YYYY-MM'.length)) ?? 0)
  const sum = sums.reduce((former, points) => former + points, 0)
  const all = months.reduce((former, month) => former + month.total, 0)
  return {
    bars: days.map((day, index) => ({ day, points: atMost(sums[index] ?? 0) })),
    points: atMost(sum),
    later: atMost(all - sum),
  }
}

/** Noon in São Paulo in the middle of a month. */
function middleOfMonth(today: Date, monthsLater: number): Date {
  const [year = 0, month = 0] = toIsoDay(today).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, 15, 15))
}
