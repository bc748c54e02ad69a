import type { Reward } from 'shared/contract'
import { paths } from 'shared/router'
import { ListSection } from '../ListSection.tsx'
import { messages } from '../messages.ts'
import { RewardRow } from './RewardRow.tsx'

interface WithinReachProps {
  readonly organizationKey: string
  /** Not empty. */
  readonly rewards: readonly Reward[]
}

/** What the customer can have now; each row leads to its reward. */
export function WithinReach({ organizationKey, rewards }: WithinReachProps) {
  return (
    <ListSection
      title={messages.withinReach.title}
      more={{ to: paths.rewards(organizationKey), words: messages.withinReach.seeAll }}
    >
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardRow organizationKey={organizationKey} reward={reward} />
        </li>
      ))}
    </ListSection>
  )
}
