import { useState, type SyntheticEvent } from 'react'
import { formatDate, formatMoney, toIsoDay } from 'shared/format'
import { expiryOf } from 'shared/points'
import { StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'
import { formatDayInMonth, formatMoment, formatTime } from './dates.ts'
import type { StatementEntry } from './to-statement.ts'

interface EntryRowProps {
  readonly entry: StatementEntry
  /** The keys of those that are open: a newer entry moves this one to another page, which draws it anew. */
  readonly opened: Set<string>
  /** Its place among the entries of its month, from 0, and how many these are. */
  readonly index: number
  readonly count: number
  readonly today: Date
  /** Its month is that of its expiry, else of the day it was earned on. */
  readonly isByExpiry: boolean
}

/** One entry, whose `TimelineList` has the styles. Its month's name stands above: its day is enough for the eye. It opens to the rest. */
export function EntryRow({ entry, opened, index, count, today, isByExpiry }: EntryRowProps) {
  const { key, points, companyName, amountCents, createdAt, expiresAt } = entry
  const [isOpen, setOpen] = useState(() => opened.has(key))
  const { color, words } = expiresAt ? expiryOf(expiresAt, today) : { color: 'gray' as const, words: messages.noExpiry }
  const toggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open) opened.add(key)
    else opened.delete(key)
    setOpen(open)
  }
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-first={index === 0 || undefined}
      data-last={index === count - 1 || undefined}
    >
      {/* The timeline's own mark: its shape and colour say what the words do. */}
      <StatusMark color={color}>{null}</StatusMark>
      <details open={isOpen} onToggle={toggle}>
        <summary>
          <div className="words">
            <p className="company">{companyName?.trim() || messages.noCompany}</p>
            <p className="facts">
              {createdAt &&
                (isByExpiry ? (
                  <time dateTime={toIsoDay(createdAt)}>{`${messages.earnedOn} ${formatDate(createdAt)}`}</time>
                ) : (
                  <DayInMonth date={createdAt} />
                ))}{' '}
              {amountCents !== undefined && <span>{formatMoney(amountCents)}</span>}
            </p>
            <p className="expiry" data-color={color}>
              <span>{words}</span>
              {isByExpiry && expiresAt && (
                <>
                  {' '}
                  <DayInMonth date={expiresAt} />
                </>
              )}
            </p>
          </div>
          <p className="points" data-color={color}>
            <span className="number">{messages.earned(points, isByExpiry)}</span>{' '}
            <span className="unseen">{messages.word(points)}</span>
          </p>
        </summary>
        {isOpen && <Detail {...entry} />}
      </details>
    </div>
  )
}

/** What the row leaves out: the time of day, and the exact end. */
function Detail({ createdAt, expiresAt }: StatementEntry) {
  return (
    <dl>
      <dt>{messages.detail.time}</dt>
      <dd>{createdAt ? formatTime(createdAt) : messages.noDate}</dd>
      {expiresAt && (
        <>
          <dt>{messages.detail.expiry}</dt>
          <dd>{formatMoment(expiresAt)}</dd>
        </>
      )}
    </dl>
  )
}

/** The day for the eye, the full date for assistive technology. */
const DayInMonth = ({ date }: { readonly date: Date }) => (
  <time dateTime={toIsoDay(date)}>
    <span aria-hidden="true">{formatDayInMonth(date)}</span>
    <span className="unseen">{formatDate(date)}</span>
  </time>
)
