import { useMembership } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { Rewards } from './rewards/Rewards.tsx'
import { RewardsSkeleton } from './rewards/RewardsSkeleton.tsx'

/** `/{key}/rewards`: what the customer's points can be exchanged for, and the vouchers (spec §2). */
export default function RewardsScreen() {
  const membership = useMembership()
  useDocumentTitle(messages.title)
  return (
    <ScreenColumn>
      <PageTitle>{messages.title}</PageTitle>
      {membership?.ready ? <Rewards membership={membership} /> : <RewardsSkeleton />}
    </ScreenColumn>
  )
}
