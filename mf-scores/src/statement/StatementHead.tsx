import { useState } from 'react'
import type { Loaded } from 'shared/query'
import { chakra, Flex, PageTitle, SelectField, Skeleton, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { monthInWords, monthTitleId } from './Timeline.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'

/** The screen's title, how many entries there are, and the way to a month of them. */
export function StatementHead({ statement }: { readonly statement: Loaded<Statement> }) {
  const isLoading = statement.state === 'pending'
  const { count, months } = statement.state === 'loaded' ? statement.data : { count: 0, months: [] }
  return (
    <Flex flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" columnGap="6" rowGap="4">
      <Stack gap="1">
        <PageTitle>{messages.title}</PageTitle>
        {isLoading && <Skeleton width="28" marginBlock="0.5" />}
        {count > 0 && (
          <Text textStyle="small" color="ink.soft">
            {messages.count(count)}
          </Text>
        )}
      </Stack>
      {isLoading && <MonthChoiceSkeleton />}
      {count > 0 && <MonthChoice months={months} />}
    </Flex>
  )
}

/** Leads to a month: years of entries take too long to scroll through. */
function MonthChoice({ months }: { readonly months: readonly StatementMonth[] }) {
  const [chosen, setChosen] = useState('')
  const options = [{ value: '', label: messages.chooseMonth }, ...months.map((month) => ({ value: monthTitleId(month), label: monthInWords(month) }))]
  // A select tells of no change when its value is chosen again. So it forgets the value before it is opened by a press, and when it loses the focus.
  const forget = () => setChosen('')

  function goTo(titleId: string) {
    setChosen(titleId)
    // Not to its heading, which sticks to the edge of the screen.
    if (titleId) document.querySelector(`[aria-labelledby="${titleId}"]`)?.scrollIntoView()
  }
  return (
    <MonthChoicePlace onPointerDown={forget} onBlur={forget}>
      <SelectField label={messages.toMonth} value={chosen} onValueChange={goTo} options={options} />
    </MonthChoicePlace>
  )
}

/** The choice's place, while the months are not known. */
function MonthChoiceSkeleton() {
  return (
    <MonthChoicePlace aria-hidden="true">
      <Skeleton width="24" height="5" marginBottom="1.5" />
      <Skeleton height="12" borderRadius="md" />
    </MonthChoicePlace>
  )
}

/** As wide as the screen on phones, beside the title where there is room. */
const MonthChoicePlace = chakra('div', { base: { width: { base: 'full', md: '64' } } })
