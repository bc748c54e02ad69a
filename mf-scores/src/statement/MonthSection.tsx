import { formatMonth } from 'shared/format'
import { Card, chakra, Title, type KeptHeights } from 'shared/ui'
import { messages } from '../messages.ts'
import { EntryStretch } from './EntryStretch.tsx'
import { TimelineList } from './TimelineList.tsx'
import type { StatementMonth } from './to-statement.ts'

interface MonthSectionProps {
  readonly month: StatementMonth
  readonly now: Date
  readonly heights: KeptHeights
}

/** What a month's entries add up to, and they themselves. */
export function MonthSection({ month, now, heights }: MonthSectionProps) {
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
          <EntryStretch pages={month.pages} monthStart={month.pages[0][0].position} monthSize={month.count} now={now} heights={heights} />
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

/** A month's name and total, above its entries; it stays in sight as long as they are. */
export const MonthHeader = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    flexWrap: 'wrap',
    paddingBlock: '3',
    background: 'ground',
  },
})
