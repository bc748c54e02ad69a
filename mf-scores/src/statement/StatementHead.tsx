import { useRef, useState, type KeyboardEvent } from 'react'
import { useBalanceInWords } from 'shared/points'
import type { Loaded, Membership } from 'shared/query'
import { chakra, ChevronIcon, PageTitle, Skeleton, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { FilterBar } from './FilterBar.tsx'
import { monthInWords, monthTitleId } from './Timeline.tsx'
import type { Statement, StatementMonth } from './to-statement.ts'
import type { StatementFilter } from './statement-filter.ts'

interface StatementHeadProps {
  readonly membership: Membership
  readonly points: Loaded<{ readonly total_scores: number }>
  readonly statement: Loaded<Statement>
  readonly filter: StatementFilter | undefined
}

/** The screen's title, the balance, how many entries there are, which of them are listed, and the way to a month of them. */
export function StatementHead({ membership, points, statement, filter }: StatementHeadProps) {
  const balanceInWords = useBalanceInWords()
  const isLoading = statement.state === 'pending'
  const { count, months } = statement.state === 'loaded' ? statement.data : { count: 0, months: [] }
  return (
    <Stack gap="1" css={lineIfLow}>
      <PageTitle>{messages.title}</PageTitle>
      <Text as="div" textStyle={points.state === 'failed' ? 'small' : 'title'} minHeight="1lh">
        {points.state === 'pending' && <Skeleton width="32" height="6" />}
        {points.state === 'failed' && <span>{messages.balanceUnknown}</span>}
        {points.state === 'loaded' && <span>{balanceInWords(points.data.total_scores)}</span>}
      </Text>
      <Text as="div" role="status" textStyle="small" color="ink.soft">
        {isLoading ? <Skeleton width="28" marginBlock="0.5" /> : count > 0 && messages.count(count)}
      </Text>
      <chakra.div marginTop="3" flexBasis="full">
        <FilterBar organizationKey={membership.organizationKey} filter={filter}>
          {/* What expires comes nearest first, below its own chart. */}
          {filter !== 'a-expirar' && isLoading && <Skeleton width="16" height="control" borderRadius="full" />}
          {filter !== 'a-expirar' && count > 0 && <MonthChoice months={months} />}
        </FilterBar>
      </chakra.div>
    </Stack>
  )
}

const lineIfLow = {
  '@media (max-height: 30rem)': {
    flexFlow: 'row wrap',
    alignItems: 'baseline',
    columnGap: '4',
    marginBlock: '-4',
    '& > :last-child': { marginTop: '2' },
  },
}

/** Leads to a month: years of entries take too long to scroll through. */
function MonthChoice({ months }: { readonly months: readonly StatementMonth[] }) {
  const [chosen, setChosen] = useState('')
  const isByKey = useRef(false)
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
    <span className="month">
      <select
        aria-label={messages.toMonth}
        value={chosen}
        data-empty={chosen === '' || undefined}
        onPointerDown={forget}
        onKeyDown={onKeyDown}
        onBlur={forget}
        onChange={({ currentTarget: { value } }) => (isByKey.current ? setChosen(value) : goTo(value))}
      >
        <option value="">{messages.chooseMonth}</option>
        {months.map((month) => (
          <option key={monthTitleId(month)} value={monthTitleId(month)}>
            {monthInWords(month)}
          </option>
        ))}
      </select>
      <ChevronIcon size={20} />
    </span>
  )
}
