import { useMembership, useSession } from 'shared/session'
import { ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { Rewards } from './rewards/Rewards.tsx'
import { RewardsHead } from './rewards/RewardsHead.tsx'

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
