import { useState } from 'react'
import { Stack } from 'shared/ui'
import { MonthSection } from './MonthSection.tsx'
import { MoreEntries } from './MoreEntries.tsx'
import { firstEntries, type Statement } from './to-statement.ts'

/** Entries that are added at a time. */
const pageSize = 50

/** The statement, as far as the customer has scrolled. */
export function Timeline({ statement: { count, months }, now }: { statement: Statement; now: Date }) {
  const [shown, setShown] = useState(pageSize)
  const [focusPosition, setFocusPosition] = useState<number>()
  const showMore = () => setShown(shown + pageSize)
  return (
    <>
      <Stack gap="6">
        {firstEntries(months, shown).map((month) => (
          <MonthSection key={month.month} month={month} now={now} focusPosition={focusPosition} />
        ))}
      </Stack>
      {shown < count && (
        <MoreEntries
          // A new one each time: one that is pushed away while in sight would be a jump.
          key={shown}
          shown={shown}
          count={count}
          onNear={showMore}
          onAsked={() => {
            setFocusPosition(shown)
            showMore()
          }}
        />
      )}
    </>
  )
}
