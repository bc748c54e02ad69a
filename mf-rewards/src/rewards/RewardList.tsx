import { useMemo, useRef, useState } from 'react'
import type { Reward } from 'shared/contract'
import { pointsQuery, useQuery, type Membership } from 'shared/query'
import { Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { VoucherDialog } from '../vouchers/VoucherDialog.tsx'
import { NothingFound } from './NothingFound.tsx'
import { everything, matchingRewards } from './reward-filter.ts'
import { RewardFilterBar } from './RewardFilterBar.tsx'
import { RewardPage } from './RewardPage.tsx'
import { useRewardFilter } from './use-reward-filter.ts'

interface RewardListProps {
  readonly membership: Membership
  /** Cheapest first. */
  readonly rewards: readonly Reward[]
}

/** Cards that are drawn at a time: a row of two columns, and little enough for a slow phone to draw between two frames. */
const pageSize = 2

/** Pages that the largest screen shows when the list appears. */
const firstPages = 6

/** The rewards that the customer wants to see, and the dialog of one. */
export function RewardList({ membership, rewards }: RewardListProps) {
  const points = useQuery(pointsQuery(membership))
  const score = points.data?.total_scores
  const { filter, applied, change } = useRewardFilter(membership)
  const found = useMemo(() => matchingRewards(rewards, applied, score), [rewards, applied, score])
  const [chosen, setChosen] = useState<Reward>()
  const searchField = useRef<HTMLInputElement>(null)

  return (
    <>
      <RewardFilterBar filter={filter} onChange={change} searchField={searchField} isReachKnown={score !== undefined || points.isPending}>
        {messages.found(found.length, rewards.length)}
      </RewardFilterBar>
      {found.length === 0 ? (
        <NothingFound
          filter={applied}
          onClear={() => {
            change(everything)
            searchField.current?.focus()
          }}
        />
      ) : (
        <Stack role="list" gap="4">
          {pagesOf(found).map(({ number, cards }) => (
            <RewardPage key={number} rewards={cards} score={score} onOpen={setChosen} isFirst={number < firstPages} />
          ))}
        </Stack>
      )}
      {chosen && (
        <VoucherDialog key={chosen.id} membership={membership} reward={chosen} score={score} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

/** Numbered from 0: a page that shows others after a search stays where it was drawn. */
const pagesOf = (rewards: readonly Reward[]) =>
  Array.from({ length: Math.ceil(rewards.length / pageSize) }, (_, number) => ({
    number,
    cards: rewards.slice(number * pageSize, (number + 1) * pageSize),
  }))
