import { useState } from 'react'
import { mostPrinted } from 'shared/lists'
import type { Membership } from 'shared/query'
import { Card, chakra, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { formatMonth } from './dates.ts'
import { EntryStretch } from './EntryStretch.tsx'
import { usePageHeights } from './page-heights.ts'
import { MonthHeader, TimelineList } from './TimelineList.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'
import type { StatementFilter } from './statement-filter.ts'

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
  const [opened] = useState(() => new Set<string>())
  return (
    <Stack gap="3">
      {months.map((month) => (
        <section key={monthTitleId(month)} aria-labelledby={monthTitleId(month)}>
          <MonthHeader>
            <Title id={monthTitleId(month)} tabIndex={-1} level={2} textStyle="subtitle">
              {monthInWords(month)}
            </Title>
            <chakra.p textStyle="small" fontWeight="semibold" color="ink.soft" fontVariantNumeric="tabular-nums">
              {totalInWords(month, filter, total)}
            </chakra.p>
          </MonthHeader>
          <Card paddingBlock={{ base: '1', sm: '1' }}>
            <TimelineList role="list">
              <EntryStretch
                pages={month.pages}
                month={month}
                today={today}
                isByExpiry={filter !== undefined}
                heights={heights}
                opened={opened}
              />
            </TimelineList>
          </Card>
        </section>
      ))}
      {count > mostPrinted && (
        <chakra.p display="none" _print={{ display: 'block' }}>
          {messages.notPrinted(count - mostPrinted)}
        </chakra.p>
      )}
    </Stack>
  )
}

export const monthTitleId = ({ month }: StatementMonth): string => `month-${month ?? 'unknown'}`

export const monthInWords = ({ day }: StatementMonth): string => (day ? formatMonth(day) : messages.noDate)

function totalInWords({ total: earned, expired }: StatementMonth, filter: StatementFilter | undefined, total: number) {
  if (!filter) return messages.monthTotal(earned, expired)
  return messages.atMost(filter === 'a-expirar' ? Math.min(earned, total) : earned)
}
