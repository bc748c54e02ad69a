import { useMemo, useRef, useState } from 'react'
import type { Reward } from 'shared/contract'
import type { KeptHeights } from 'shared/lists'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { Button, EmptyState, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { VoucherDialog } from '../vouchers/VoucherDialog.tsx'
import { EmptyRewardsIllustration } from './EmptyRewardsIllustration.tsx'
import { everything, matchingRewards, type RewardFilter } from './reward-filter.ts'
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
  const points = useLoaded(pointsQuery(membership))
  const score = points.state === 'loaded' ? points.data.total_scores : undefined
  const { filter, applied, change } = useRewardFilter(membership)
  const found = useMemo(() => matchingRewards(rewards, applied, score), [rewards, applied, score])
  const { pages, heights } = useMemo(() => inPages(found), [found])
  const [chosen, setChosen] = useState<Reward>()
  const searchField = useRef<HTMLInputElement>(null)

  return (
    <>
      <RewardFilterBar filter={filter} onChange={change} searchField={searchField} isReachKnown={points.state !== 'failed'}>
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

interface NothingFoundProps {
  readonly filter: RewardFilter
  readonly onClear: () => void
}

/** There are rewards, but none that the filter lets through. */
function NothingFound({ filter: { search, withinReach }, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      illustration={<EmptyRewardsIllustration />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {messages.showAll}
        </Button>
      }
    >
      {search.trim() ? messages.noneFound(search.trim(), withinReach) : messages.noneWithinReach}
    </EmptyState>
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
