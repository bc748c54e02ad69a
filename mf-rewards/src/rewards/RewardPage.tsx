import { useRef, type CSSProperties } from 'react'
import type { Reward } from 'shared/contract'
import { chakra, useNearScreen } from 'shared/ui'
import { rewardCardGap, rewardCardMinHeight, rewardWordsFlex } from './reward-card-size.ts'
import { RewardCard } from './RewardCard.tsx'
import { RewardGrid } from './RewardGrid.tsx'

interface RewardPageProps {
  readonly rewards: readonly Reward[]
  /** The customer's points; undefined where they are not known. */
  readonly score: number | undefined
  readonly onOpen: (reward: Reward) => void
  /** It is on the screen when the list appears. */
  readonly isFirst: boolean
}

/** A row of two rewards; their places alone, until they come near the screen: an organisation may have hundreds. */
export function RewardPage({ rewards, score, onOpen, isFirst }: RewardPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(place, { initially: isFirst, forGood: true })
  return (
    <Place ref={place} style={{ '--cards': rewards.length } as CSSProperties}>
      <RewardGrid>
        {rewards.map((reward) => (
          <div key={reward.id} role="listitem">
            {isNear && <RewardCard reward={reward} score={score} onOpen={onOpen} />}
          </div>
        ))}
      </RewardGrid>
    </Place>
  )
}

/** It has the styles of its cards too: what is computed for each of hundreds is what makes a list stutter. */
const Place = chakra('div', {
  base: {
    // What is far from the screen is neither laid out nor painted; a card's shadow is not cut. Not on the grid itself: Chromium lays
    // each grid out anew whenever another one changes.
    contentVisibility: 'auto',
    overflowClipMargin: '{spacing.6}',
    containIntrinsicBlockSize: {
      base: `auto calc(var(--cards) * (${rewardCardMinHeight.base} + {spacing.4}) - {spacing.4})`,
      sm: `auto calc(var(--cards) * (${rewardCardMinHeight.sm} + {spacing.4}) - {spacing.4})`,
      md: `auto ${rewardCardMinHeight.sm}`,
    },
    '& button': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'center',
      gap: rewardCardGap,
      width: 'full',
      height: 'full',
      minHeight: rewardCardMinHeight,
      padding: '4',
      borderRadius: 'lg',
      background: 'paper',
      boxShadow: 'card',
      color: 'ink',
      textAlign: 'start',
      cursor: 'pointer',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _hover: { boxShadow: '0 1px 2px rgb(28 31 35 / 0.08), 0 10px 28px rgb(28 31 35 / 0.12)' },
      _active: { transform: 'scale(0.99)' },
    },
    '& .words': { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', flex: rewardWordsFlex },
    '& .name': { textStyle: 'subtitle', overflowWrap: 'anywhere' },
  },
})
