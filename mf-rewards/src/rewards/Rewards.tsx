import { rewardsQuery, useLoaded, type Membership } from 'shared/query'
import { EmptyState, FailureNotice } from 'shared/ui'
import { messages } from '../messages.ts'
import { EmptyRewardsIllustration } from './EmptyRewardsIllustration.tsx'
import { RewardList } from './RewardList.tsx'
import { RewardsSkeleton } from './RewardsSkeleton.tsx'

/** The rewards of an organisation for one customer, in each of their states. */
export function Rewards({ membership }: { readonly membership: Membership }) {
  const rewards = useLoaded(rewardsQuery(membership))
  switch (rewards.state) {
    case 'pending':
      return <RewardsSkeleton />
    case 'failed':
      return (
        <FailureNotice title={messages.failed} minHeight="80" onRetry={rewards.retry} retrying={rewards.isFetching}>
          {messages.failedReassurance}
        </FailureNotice>
      )
    case 'loaded':
      return rewards.data.length > 0 ? (
        <RewardList membership={membership} rewards={rewards.data} />
      ) : (
        <EmptyState illustration={<EmptyRewardsIllustration />}>{messages.none}</EmptyState>
      )
  }
}
