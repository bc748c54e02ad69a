import { formatMonth } from 'shared/format'
import { Card, chakra, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { EntryRow } from './EntryRow.tsx'
import type { StatementMonth } from './to-statement.ts'

interface MonthSectionProps {
  readonly month: StatementMonth
  readonly now: Date
  /** Position of the entry that takes the focus when it appears. */
  readonly focusPosition: number | undefined
}

/** A month's entries and what they add up to. */
export function MonthSection({ month: { month, total, entries }, now, focusPosition }: MonthSectionProps) {
  const titleId = `month-${month}`
  return (
    <section aria-labelledby={titleId}>
      <MonthHeader>
        <Title id={titleId} level={2} textStyle="subtitle" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatMonth(entries[0].createdAt)}
        </Title>
        <chakra.p textStyle="small" fontWeight="semibold" color="ink.soft" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {messages.monthTotal(total)}
        </chakra.p>
      </MonthHeader>
      <Card as="ul" paddingBlock="1">
        {entries.map((entry) => (
          <EntryRow key={entry.position} entry={entry} now={now} takesFocus={entry.position === focusPosition} />
        ))}
      </Card>
    </section>
  )
}

/** A month's name and total, above its entries. */
export const MonthHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4', marginBottom: '3', flexWrap: 'wrap' },
})
