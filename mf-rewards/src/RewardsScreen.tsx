import { useMembership, useSession } from 'shared/session'
import { EmptyState, FailureNotice, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { rewardsQuery, useLoaded, type Membership } from 'shared/query'
import { messages } from './messages.ts'
import { RewardsHead } from './rewards/RewardsHead.tsx'
import { hadFilter } from './rewards/kept-filter.ts'
import { EmptyRewardsIllustration } from './rewards/EmptyRewardsIllustration.tsx'
import { RewardList } from './rewards/RewardList.tsx'
import { RewardsSkeleton } from './rewards/RewardsSkeleton.tsx'

/** `/{key}/rewards`: what the customer's points can be exchanged for, and the vouchers (spec §2). */
export default function RewardsScreen() {
  const membership = useMembership()
  useDocumentTitle(messages.title, useSession().organization.current?.name)
  if (!membership) return null
  return (
    <ScreenColumn key={membership.organizationKey}>
      <RewardsHead membership={membership} />
      <Rewards membership={membership} />
    </ScreenColumn>
  )
}

/** The rewards of an organisation for one customer, in each of their states. */
function Rewards({ membership }: { readonly membership: Membership }) {
  const rewards = useLoaded(rewardsQuery(membership))
  switch (rewards.state) {
    case 'pending':
      return <RewardsSkeleton hasFilter={hadFilter(membership.organizationKey)} />
    case 'failed':
      return (
        <FailureNotice
          title={messages.failed}
          minHeight="min({sizes.80}, 60vh)"
          onRetry={rewards.retry}
          retrying={rewards.isFetching}
        >
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
