import { memo } from 'react'
import type { Reward } from 'shared/contract'
import { affordabilityOf } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { useSession } from 'shared/session'
import { filledWidth, StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'
import { AffordabilityMark, Price } from './Affordability.tsx'

interface RewardCardProps {
  readonly reward: Reward
  /** The customer's points; undefined where they are not known. */
  readonly score: number | undefined
  /** The same function in each render, so that opening one of hundreds draws only what changed. */
  readonly onOpen: (reward: Reward) => void
}

/** A reward in the list, whose `RewardPage` has the styles; the whole card opens its dialog. */
export const RewardCard = memo(function RewardCard({ reward, score, onOpen }: RewardCardProps) {
  const { isBalanceHidden } = useSession().ui
  const affordability = affordabilityOf(reward.debited_value, score)
  const isAvailable = reward.available_companies.length > 0
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-unavailable={!isAvailable || undefined}
      onClick={() => onOpen(reward)}
    >
      <RewardPicture path={reward.image_url} />
      <span className="words">
        <span className="name">{reward.name}</span>
        <Price reward={reward} isTooHigh={affordability.kind === 'missing'} />
        {isAvailable ? (
          <AffordabilityMark affordability={affordability} />
        ) : (
          <StatusMark color="gray">{messages.unavailable}</StatusMark>
        )}
        {isAvailable && affordability.kind === 'missing' && score !== undefined && !isBalanceHidden && (
          // What is missing says it aloud.
          <span className="progress" aria-hidden="true">
            <span className="bar">
              <span style={{ width: filledWidth(score / reward.debited_value) }} />
            </span>
            <span>{messages.share(score, reward.debited_value)}</span>
          </span>
        )}
      </span>
    </button>
  )
})
