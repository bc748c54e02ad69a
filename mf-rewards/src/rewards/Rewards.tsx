import { useState } from 'react'
import type { Reward } from 'shared/contract'
import { pointsQuery, rewardsQuery, useQuery, type Membership } from 'shared/query'
import { EmptyRewardsIllustration, EmptyState, FailureNotice } from 'shared/ui'
import { messages } from '../messages.ts'
import { VoucherDialog } from '../vouchers/VoucherDialog.tsx'
import { Balance } from './Balance.tsx'
import { RewardCard } from './RewardCard.tsx'
import { RewardGrid } from './RewardGrid.tsx'
import { RewardPlace } from './RewardPlace.tsx'
import { RewardsSkeleton } from './RewardsSkeleton.tsx'

/** So many are on the largest screen when the list appears. */
const firstDrawn = 12

/** The rewards of an organisation, for one customer. */
export function Rewards({ membership }: { membership: Membership }) {
  const rewards = useQuery(rewardsQuery(membership))
  const points = useQuery(pointsQuery(membership))
  const [chosen, setChosen] = useState<Reward>()

  // Stays while the question is repeated, so that the button keeps the focus.
  if (rewards.data === undefined && rewards.errorUpdateCount > 0) {
    return (
      <FailureNotice
        title={messages.failed}
        minHeight="80"
        onRetry={() => void rewards.refetch()}
        retrying={rewards.isFetching}
      >
        {messages.failedReassurance}
      </FailureNotice>
    )
  }
  if (rewards.data === undefined) return <RewardsSkeleton />
  if (rewards.data.length === 0) {
    return <EmptyState illustration={<EmptyRewardsIllustration />}>{messages.none}</EmptyState>
  }

  const score = points.data?.total_scores
  return (
    <>
      <Balance score={score} isLoading={points.isPending} />
      <RewardGrid>
        {rewards.data.map((reward, index) => (
          <RewardPlace key={reward.id} isFirst={index < firstDrawn}>
            <RewardCard reward={reward} score={score} onOpen={setChosen} />
          </RewardPlace>
        ))}
      </RewardGrid>
      {chosen && (
        <VoucherDialog
          key={chosen.id}
          membership={membership}
          reward={chosen}
          score={score}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
