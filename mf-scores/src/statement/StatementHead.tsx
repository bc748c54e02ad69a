import { useRef, useState, type KeyboardEvent } from 'react'
import type { Loaded } from 'shared/query'
import type { StatementFilter } from 'shared/router'
import { chakra, Flex, PageTitle, SelectField, Skeleton, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { FilterBar } from './FilterBar.tsx'
import { monthInWords, monthTitleId } from './Timeline.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'

interface StatementHeadProps {
  readonly organizationKey: string
  readonly statement: Loaded<Statement>
  readonly filter: StatementFilter | undefined
}

/** The screen's title, how many entries there are, which of them are listed, and the way to a month of them. */
export function StatementHead({ organizationKey, statement, filter }: StatementHeadProps) {
  const isLoading = statement.state === 'pending'
  const { count, months } = statement.state === 'loaded' ? statement.data : { count: 0, months: [] }
  // What expires comes nearest first, below its own chart.
  const hasMonthChoice = filter !== 'a-expirar'
  return (
    <Flex flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" columnGap="6" rowGap="4">
      <Stack gap="1">
        <PageTitle>{messages.title}</PageTitle>
        <Text as="div" role="status" textStyle="small" color="ink.soft">
          {isLoading ? <Skeleton width="28" marginBlock="0.5" /> : count > 0 && messages.count(count)}
        </Text>
        <chakra.div marginTop="3">
          <FilterBar organizationKey={organizationKey} filter={filter} />
        </chakra.div>
      </Stack>
      {hasMonthChoice && isLoading && <MonthChoiceSkeleton />}
      {hasMonthChoice && count > 0 && <MonthChoice months={months} />}
    </Flex>
  )
}

/** Leads to a month: years of entries take too long to scroll through. */
function MonthChoice({ months }: { readonly months: readonly StatementMonth[] }) {
  const [chosen, setChosen] = useState('')
  const isByKey = useRef(false)
  const options = [
    { value: '', label: messages.chooseMonth },
    ...months.map((month) => ({ value: monthTitleId(month), label: monthInWords(month) })),
  ]
  const forget = () => {
    isByKey.current = false
    setChosen('')
  }

  function goTo(titleId: string) {
    setChosen('')
    const heading = document.getElementById(titleId)
    // Not to the heading itself, which sticks to the edge of the screen.
    heading?.closest('section')?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Arrows and letters pass through months on the way to one; Space and Alt open the list, in which one is chosen.
    isByKey.current = event.key !== ' ' && !event.altKey
    if (!chosen || event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return
    event.preventDefault()
    goTo(chosen)
  }
  return (
    <MonthChoicePlace onPointerDown={forget} onKeyDown={onKeyDown} onBlur={forget}>
      <SelectField
        label={messages.toMonth}
        value={chosen}
        onValueChange={(titleId) => (isByKey.current ? setChosen(titleId) : goTo(titleId))}
        options={options}
      />
    </MonthChoicePlace>
  )
}

function MonthChoiceSkeleton() {
  return (
    <MonthChoicePlace aria-hidden="true">
      <Skeleton width="24" height="5" marginBottom="1.5" />
      <Skeleton height="12" borderRadius="md" />
    </MonthChoicePlace>
  )
}

/** As wide as the screen on phones, beside the filters where there is room. */
const MonthChoicePlace = chakra('div', { base: { width: { base: 'full', md: '64' } } })
