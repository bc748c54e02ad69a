import type { KeptHeights } from 'shared/lists'
import type { Membership } from 'shared/query'
import type { StatementFilter } from 'shared/router'
import { Card, chakra, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { formatMonth } from './dates.ts'
import { EntryStretch } from './EntryStretch.tsx'
import { usePageHeights } from './page-heights.ts'
import { MonthHeader, TimelineList } from './TimelineList.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'

interface TimelineProps {
  readonly membership: Membership
  readonly statement: Statement
  readonly filter: StatementFilter | undefined
  /** The customer's points, which is the most that can expire; infinite if they are not known. */
  readonly total: number
  readonly today: Date
}

/** The statement, month by month. It has its whole length from the start, so that its end, a month and the customer's last place are one jump away. */
export function Timeline({ membership, statement: { count, months }, filter, total, today }: TimelineProps) {
  const heights = usePageHeights(membership, filter, count)
  return (
    <Stack gap="3">
      {months.map((month) => (
        <MonthSection
          key={monthTitleId(month)}
          month={month}
          total={totalInWords(month, filter, total)}
          today={today}
          isByExpiry={filter !== undefined}
          heights={heights}
        />
      ))}
    </Stack>
  )
}

interface MonthSectionProps {
  readonly month: StatementMonth
  /** In words. */
  readonly total: string
  readonly today: Date
  readonly isByExpiry: boolean
  readonly heights: KeptHeights
}

function MonthSection({ month, total, today, isByExpiry, heights }: MonthSectionProps) {
  const titleId = monthTitleId(month)
  return (
    <section aria-labelledby={titleId}>
      <MonthHeader>
        <Title id={titleId} tabIndex={-1} level={2} textStyle="subtitle">
          {monthInWords(month)}
        </Title>
        <chakra.p textStyle="small" fontWeight="semibold" color="ink.soft" fontVariantNumeric="tabular-nums">
          {total}
        </chakra.p>
      </MonthHeader>
      <Card paddingBlock={{ base: '1', sm: '1' }}>
        <TimelineList role="list">
          <EntryStretch
            pages={month.pages}
            monthStart={month.pages[0][0].position}
            monthSize={month.count}
            today={today}
            isByExpiry={isByExpiry}
            heights={heights}
          />
        </TimelineList>
      </Card>
    </section>
  )
}

export const monthTitleId = ({ month }: StatementMonth): string => `month-${month ?? 'unknown'}`

export const monthInWords = ({ day }: StatementMonth): string => (day ? formatMonth(day) : messages.noDate)

function totalInWords(month: StatementMonth, filter: StatementFilter | undefined, total: number): string {
  switch (filter) {
    case undefined:
      return messages.monthTotal(month.total, month.expired)
    case 'a-expirar':
      return messages.atMost(Math.min(month.total, total))
    case 'expirados':
      return messages.atMost(month.total)
  }
}
