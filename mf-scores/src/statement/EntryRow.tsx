import { expiryOf, formatDate, formatMoney, toIsoDay } from 'shared/format'
import { StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'
import type { StatementEntry } from './to-statement.ts'

interface EntryRowProps {
  readonly entry: StatementEntry
  /** Its place among the entries of its month, from 0, and how many these are. */
  readonly index: number
  readonly count: number
  readonly today: Date
}

/** One entry on the timeline, whose `TimelineList` has the styles. */
export function EntryRow({ entry, index, count, today }: EntryRowProps) {
  const { points, companyName, amountCents, createdAt, expiresAt } = entry
  const { color, words } = expiresAt ? expiryOf(expiresAt, today) : { color: 'gray' as const, words: messages.noExpiry }
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={count} data-first={index === 0 || undefined} data-last={index === count - 1 || undefined}>
      <div className="words">
        <p className="company">{companyName?.trim() || messages.noCompany}</p>
        <p className="facts">
          {createdAt && <time dateTime={toIsoDay(createdAt)}>{formatDate(createdAt)}</time>}{' '}
          {amountCents !== undefined && <span>{formatMoney(amountCents)}</span>}
        </p>
        <StatusMark color={color}>{words}</StatusMark>
      </div>
      <p className="points" data-color={color}>
        <span className="number">{messages.earned(points)}</span> <span className="unit">{messages.word(points)}</span>
      </p>
    </div>
  )
}
