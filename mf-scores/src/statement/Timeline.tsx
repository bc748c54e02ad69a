import type { Membership } from 'shared/query'
import { Stack } from 'shared/ui'
import { MonthSection, monthTitleId } from './MonthSection.tsx'
import { usePageHeights } from './page-heights.ts'
import type { Statement } from './to-statement.ts'

interface TimelineProps {
  readonly membership: Membership
  readonly statement: Statement
  readonly now: Date
}

/** The statement, month by month: all of its length from the first moment on, so that its end, a month and the place where one was are a jump away. */
export function Timeline({ membership, statement: { count, months }, now }: TimelineProps) {
  const heights = usePageHeights(membership, count)
  return (
    <Stack gap="3">
      {months.map((month) => (
        <MonthSection key={monthTitleId(month)} month={month} now={now} heights={heights} />
      ))}
    </Stack>
  )
}
