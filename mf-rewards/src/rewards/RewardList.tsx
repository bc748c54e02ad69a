import { useMemo, useRef, useState } from 'react'
import type { Reward } from 'shared/contract'
import { pointsQuery, useQuery, type Membership } from 'shared/query'
import { messages } from '../messages.ts'
import { VoucherDialog } from '../vouchers/VoucherDialog.tsx'
import { NothingFound } from './NothingFound.tsx'
import { everything, matchingRewards } from './reward-filter.ts'
import { RewardCard } from './RewardCard.tsx'
import { RewardFilterBar } from './RewardFilterBar.tsx'
import { RewardGrid } from './RewardGrid.tsx'
import { RewardPlace } from './RewardPlace.tsx'
import { useRewardFilter } from './use-reward-filter.ts'

interface RewardListProps {
  readonly membership: Membership
  /** Cheapest first. */
  readonly rewards: readonly Reward[]
}

/** So many are on the largest screen when the list appears. */
const firstDrawn = 12

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
        <RewardGrid>
          {found.map((reward, index) => (
            <RewardPlace key={reward.id} isFirst={index < firstDrawn}>
              <RewardCard reward={reward} score={score} onOpen={setChosen} />
            </RewardPlace>
          ))}
        </RewardGrid>
      )}
      {chosen && (
        <VoucherDialog key={chosen.id} membership={membership} reward={chosen} score={score} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
