import { Button, EmptyState } from 'shared/ui'
import { messages } from '../messages.ts'
import { EmptyRewardsIllustration } from './EmptyRewardsIllustration.tsx'
import type { RewardFilter } from './reward-filter.ts'

/** There are rewards, but none that the filter lets through. */
export function NothingFound({ filter: { search, withinReach }, onClear }: { filter: RewardFilter; onClear: () => void }) {
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
