import { rewardsQuery, useQuery, type Membership } from 'shared/query'
import { EmptyState, FailureNotice } from 'shared/ui'
import { messages } from '../messages.ts'
import { EmptyRewardsIllustration } from './EmptyRewardsIllustration.tsx'
import { RewardList } from './RewardList.tsx'
import { RewardsSkeleton } from './RewardsSkeleton.tsx'

/** The rewards of an organisation for one customer, in each of their states. */
export function Rewards({ membership }: { membership: Membership }) {
  const { data: rewards, errorUpdateCount, isFetching, refetch } = useQuery(rewardsQuery(membership))
  if (rewards && rewards.length > 0) return <RewardList membership={membership} rewards={rewards} />
  if (rewards) return <EmptyState illustration={<EmptyRewardsIllustration />}>{messages.none}</EmptyState>
  // Stays while the question is repeated, so that the button keeps the focus.
  if (errorUpdateCount > 0) {
    return (
      <FailureNotice title={messages.failed} minHeight="80" onRetry={() => void refetch()} retrying={isFetching}>
        {messages.failedReassurance}
      </FailureNotice>
    )
  }
  return <RewardsSkeleton />
}
