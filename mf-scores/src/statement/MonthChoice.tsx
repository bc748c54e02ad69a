import { useState } from 'react'
import { chakra, SelectField, Skeleton } from 'shared/ui'
import { messages } from '../messages.ts'
import { monthInWords, monthTitleId } from './MonthSection.tsx'
import type { StatementMonth } from './to-statement.ts'

/** Leads to a month: years of entries are too long a way to scroll. */
export function MonthChoice({ months }: { months: readonly StatementMonth[] }) {
  const options = months.map((month) => ({ value: monthTitleId(month), label: monthInWords(month) }))
  const [chosen, setChosen] = useState(options[0]?.value ?? '')
  const lead = (titleId: string) => {
    setChosen(titleId)
    // Not its heading: that one sticks to the edge of the screen.
    document.querySelector(`[aria-labelledby="${titleId}"]`)?.scrollIntoView()
  }
  return (
    <Place>
      <SelectField label={messages.toMonth} value={chosen} onValueChange={lead} options={options} />
    </Place>
  )
}

/** Its place, while the months are not known. */
export function MonthChoiceSkeleton() {
  return (
    <Place aria-hidden="true">
      <Skeleton width="24" height="5" marginBottom="1.5" />
      <Skeleton height="12" borderRadius="md" />
    </Place>
  )
}

/** As wide as the screen on phones, beside the title where there is room. */
const Place = chakra('div', { base: { width: { base: 'full', md: '64' } } })
