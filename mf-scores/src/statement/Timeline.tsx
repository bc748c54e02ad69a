import { Stack } from 'shared/ui'
import { MonthSection, monthTitleId } from './MonthSection.tsx'
import type { Statement } from './to-statement.ts'

/** The statement, month by month: all of its length from the first moment on, so that its end, a month and the place where one was are a jump away. */
export function Timeline({ statement, now }: { statement: Statement; now: Date }) {
  return (
    <Stack gap="3">
      {statement.months.map((month) => (
        <MonthSection key={monthTitleId(month)} month={month} now={now} />
      ))}
    </Stack>
  )
}
