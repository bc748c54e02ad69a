import { useCallback } from 'react'
import type { ScoreEntry } from 'shared/contract'
import { formatPoints, hundredths } from 'shared/points'
import { statementQuery, useLoaded, type Membership } from 'shared/query'
import { useSession } from 'shared/session'
import { useToday } from 'shared/today'
import { Card, chakra, Skeleton, Text, Title, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { formatMonth } from './dates.ts'
import { monthsAhead, type ChartBar } from './months-ahead.ts'
import { toStatement, type Statement } from './to-statement.ts'

interface MonthsAheadProps {
  readonly membership: Membership
  /** The customer's points, which is the most that can expire; infinite if they are not known, undefined while they load. */
  readonly total: number | undefined
}

/** What expires, once that is known; nothing if nothing does. */
export function MonthsAhead({ membership, total }: MonthsAheadProps) {
  const today = useToday()
  const select = useCallback((extract: readonly ScoreEntry[]) => toStatement(extract, today, 'a-expirar'), [today])
  const statement = useLoaded({ ...statementQuery(membership), select })
  if (total === undefined || statement.state === 'pending') return <ExpiryChartSkeleton />
  if (statement.state === 'failed' || statement.data.count === 0 || hundredths(total) <= 0) return null
  return <ExpiryChart statement={statement.data} total={total} today={today} />
}

interface ExpiryChartProps {
  readonly statement: Statement
  /** The customer's points, which is the most that can expire. */
  readonly total: number
  readonly today: Date
}

/** How many points expire in each of the next months. A list says it, with its figures; the bars are for the eye. */
function ExpiryChart({ statement: { months, soon }, total, today }: ExpiryChartProps) {
  const { bars, points, later } = monthsAhead(months, total, today)
  const most = Math.max(...bars.map((bar) => bar.points))
  const { isBalanceHidden } = useSession().ui
  return (
    <Card>
      <Title level={2} textStyle="subtitle">
        {isBalanceHidden ? messages.ahead.titleHidden(bars.length) : messages.ahead.title(points, bars.length)}
      </Title>
      {soon !== undefined && total < Infinity && (
        <Text color="danger.text" fontWeight="semibold">
          {messages.ahead.soon(Math.min(soon, total))}
        </Text>
      )}
      <Bars aria-label={messages.ahead.list} aria-hidden={isBalanceHidden}>
        {bars.map((bar) => (
          <Bar key={bar.day.toISOString()} {...bar} most={most} />
        ))}
        {/* A sum of many months beside single ones would dwarf their bars. */}
        {!isBalanceHidden && (
          <li className="later">
            <span>{messages.ahead.later}</span> <Figure points={later} />
          </li>
        )}
      </Bars>
      <Text textStyle="small" color="ink.soft">
        {messages.ahead.note}
      </Text>
    </Card>
  )
}

/** Its month is `Dezembro`; in full for assistive technology. */
function Bar({ day, points, most }: ChartBar & { readonly most: number }) {
  const [month = '', ...year] = formatMonth(day).split(' ')
  return (
    <li>
      <span>
        <span>{month}</span>
        <VisuallyHidden>{` ${year.join(' ')}`}</VisuallyHidden>
      </span>{' '}
      <svg aria-hidden="true" width="100%" height="10">
        <rect className="track" width="100%" height="10" rx="5" />
        {points > 0 && <rect className="bar" width={`${Math.max(4, (100 * points) / most)}%`} height="10" rx="5" />}
      </svg>
      <Figure points={points} />
    </li>
  )
}

/** Hidden with the balance: the sum of all may be the balance. */
const Figure = ({ points }: { readonly points: number }) =>
  !useSession().ui.isBalanceHidden && (
    <span className="figure">
      <span>{formatPoints(points)}</span> <VisuallyHidden>{messages.word(points)}</VisuallyHidden>
    </span>
  )

const Bars = chakra('ul', {
  base: {
    display: 'grid',
    // Names and figures are as wide as the widest of them.
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    rowGap: '2',
    alignItems: 'center',
    marginBlock: '4',
    listStyleType: 'none',
    textStyle: 'small',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'center',
      position: 'relative',
      overflowWrap: 'anywhere',
    },
    '& .later': { color: 'ink.soft' },
    '& .figure': { gridColumn: '3', textAlign: 'end', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& svg': { display: 'block', color: 'brand.text' },
    '& .track': { fill: 'line' },
    '& .bar': { fill: 'currentColor' },
  },
})

function ExpiryChartSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton width="64" maxWidth="full" height="6" />
      <Skeleton height="48" marginBlock="4" />
      <Skeleton width="72" maxWidth="full" height="5" />
    </Card>
  )
}
