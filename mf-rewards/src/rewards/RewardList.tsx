import { useMemo, useRef, useState } from 'react'
import type { Reward } from 'shared/contract'
import { pointsQuery, useQuery, type Membership } from 'shared/query'
import { Stack, type KeptHeights } from 'shared/ui'
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

/** The rewards that the customer wants to see, and the dialog of one. */
export function RewardList({ membership, rewards }: RewardListProps) {
  const points = useQuery(pointsQuery(membership))
  const score = points.data?.total_scores
  const { filter, applied, change } = useRewardFilter(membership)
  const found = useMemo(() => matchingRewards(rewards, applied, score), [rewards, applied, score])
  const { pages, heights } = useMemo(() => inPages(found), [found])
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
          {pages.map((page) => (
            <RewardPage key={page.number} {...page} total={found.length} score={score} onOpen={setChosen} heights={heights} />
          ))}
        </Stack>
      )}
      {chosen && (
        <VoucherDialog key={chosen.id} membership={membership} reward={chosen} score={score} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

/** Rewards in pages, numbered from 0, and the heights of these once they were drawn: of other rewards' pages they say nothing. */
function inPages(found: readonly Reward[]) {
  const pages = Array.from({ length: Math.ceil(found.length / pageSize) }, (_, number) => {
    const first = number * pageSize
    return { number, first, rewards: found.slice(first, first + pageSize) }
  })
  const heights: KeptHeights = new Map()
  return { pages, heights }
}
