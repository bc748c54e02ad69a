import { formatMonth } from 'shared/format'
import type { KeptHeights } from 'shared/lists'
import type { Membership } from 'shared/query'
import { Card, chakra, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { EntryStretch } from './EntryStretch.tsx'
import { usePageHeights } from './page-heights.ts'
import { MonthHeader, TimelineList } from './TimelineList.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'

interface TimelineProps {
  readonly membership: Membership
  readonly statement: Statement
  readonly today: Date
}

/** The statement, month by month. It has its whole length from the start, so that its end, a month and the customer's last place are one jump away. */
export function Timeline({ membership, statement: { count, months }, today }: TimelineProps) {
  const heights = usePageHeights(membership, count)
  return (
    <Stack gap="3">
      {months.map((month) => (
        <MonthSection key={monthTitleId(month)} month={month} today={today} heights={heights} />
      ))}
    </Stack>
  )
}

interface MonthSectionProps {
  readonly month: StatementMonth
  readonly today: Date
  readonly heights: KeptHeights
}

/** A month's entries below their total. */
function MonthSection({ month, today, heights }: MonthSectionProps) {
  const titleId = monthTitleId(month)
  return (
    <section aria-labelledby={titleId}>
      <MonthHeader>
        <Title id={titleId} level={2} textStyle="subtitle">
          {monthInWords(month)}
        </Title>
        <chakra.p textStyle="small" fontWeight="semibold" color="ink.soft" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {messages.monthTotal(month.total)}
        </chakra.p>
      </MonthHeader>
      <Card paddingBlock={{ base: '1', sm: '1' }}>
        <TimelineList role="list">
          <EntryStretch pages={month.pages} monthStart={month.pages[0][0].position} monthSize={month.count} today={today} heights={heights} />
        </TimelineList>
      </Card>
    </section>
  )
}

/** The `id` of a month's heading. */
export const monthTitleId = ({ month }: StatementMonth): string => `month-${month ?? 'unknown'}`

/** `Novembro de 2026`. */
export function monthInWords({ pages: [[{ createdAt }]] }: StatementMonth): string {
  if (!createdAt) return messages.noDate
  const month = formatMonth(createdAt)
  return `${month.charAt(0).toLocaleUpperCase('pt-BR')}${month.slice(1)}`
}
