import type { CSSProperties } from 'react'
import type { Reward } from 'shared/contract'
import { chakra, useNearScreen } from 'shared/ui'
import { rewardCardMinHeight } from './reward-card-size.ts'
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

/** Some rewards of the list; their places alone, until they come near the screen: an organisation may have hundreds. */
export function RewardPage({ rewards, score, onOpen, isFirst }: RewardPageProps) {
  const [place, isNear] = useNearScreen(isFirst)
  return (
    <Page ref={place} style={countsOf(rewards.length)}>
      {rewards.map((reward) => (
        <div key={reward.id} role="listitem">
          {isNear && <RewardCard reward={reward} score={score} onOpen={onOpen} />}
        </div>
      ))}
    </Page>
  )
}

/** For the height of a page that is not laid out: its rows in one column, and in two. */
const countsOf = (cards: number) => ({ '--one-column': cards, '--two-columns': Math.ceil(cards / 2) }) as CSSProperties

const heightOf = (rows: string, cardHeight: string) => `auto calc(var(${rows}) * (${cardHeight} + {spacing.4}) - {spacing.4})`

const Page = chakra(RewardGrid, {
  base: {
    // What is far from the screen is neither laid out nor painted; a card's shadow is not cut.
    contentVisibility: 'auto',
    overflowClipMargin: '{spacing.6}',
    containIntrinsicBlockSize: {
      base: heightOf('--one-column', rewardCardMinHeight.base),
      sm: heightOf('--one-column', rewardCardMinHeight.sm),
      md: heightOf('--two-columns', rewardCardMinHeight.sm),
    },
  },
})
