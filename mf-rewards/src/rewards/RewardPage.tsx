import { memo, useRef, type CSSProperties } from 'react'
import type { Reward } from 'shared/contract'
import { useKeptHeight, useNearScreen, type KeptHeights } from 'shared/lists'
import { chakra } from 'shared/ui'
import {
  rewardCard,
  rewardCardMinHeight,
  RewardGrid,
  rewardPicture,
  rewardWords,
  wide,
  wideCardMinHeight,
} from './reward-card-layout.ts'
import { RewardCard } from './RewardCard.tsx'

interface RewardPageProps {
  /** Its index in the list. */
  readonly number: number
  /** The index of its first reward in the list, and how many rewards that has: it is never drawn whole. */
  readonly first: number
  readonly total: number
  readonly rewards: readonly Reward[]
  /** The customer's points; undefined where they are not known. */
  readonly score: number | undefined
  readonly onOpen: (reward: Reward) => void
  readonly heights: KeptHeights
}

/** Pages that the largest screen shows when the list appears. */
const firstPages = 6

/** A row of rewards while it is near the screen, its space alone otherwise: an organisation may have hundreds. */
export const RewardPage = memo(function RewardPage({
  number,
  first,
  total,
  rewards,
  score,
  onOpen,
  heights,
}: RewardPageProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(element, number < firstPages)
  useKeptHeight(element, isNear, heights, number)

  return (
    <Space ref={element} style={{ '--cards': rewards.length } as CSSProperties}>
      {isNear ? (
        <RewardGrid>
          {rewards.map((reward, index) => (
            <div key={reward.id} role="listitem" aria-posinset={first + index + 1} aria-setsize={total}>
              <RewardCard reward={reward} score={score} onOpen={onOpen} />
            </div>
          ))}
        </RewardGrid>
      ) : (
        <div className="undrawn" style={{ height: heights.get(number) }} />
      )}
    </Space>
  )
})

/** It has the styles of its cards too: what is computed for each of hundreds is what makes a list stutter. */
const Space = chakra('div', {
  base: {
    // Laid out and painted by itself, so that the others are not when it comes.
    contain: 'layout',
    '& .undrawn': {
      // It is about to leave; the browser holds something still that stays.
      overflowAnchor: 'none',
      height: {
        base: `calc(var(--cards) * (${rewardCardMinHeight.base} + {spacing.4}) - {spacing.4})`,
        sm: `calc(var(--cards) * (${rewardCardMinHeight.sm} + {spacing.4}) - {spacing.4})`,
        md: rewardCardMinHeight.sm,
      },
      [wide]: { height: wideCardMinHeight },
    },
    '& button': {
      ...rewardCard,
      width: 'full',
      height: 'full',
      borderRadius: 'lg',
      background: 'paper',
      boxShadow: 'card',
      border: '1px solid transparent',
      color: 'ink',
      textAlign: 'start',
      cursor: 'pointer',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _hover: { boxShadow: '0 1px 2px rgb(28 31 35 / 0.08), 0 10px 28px rgb(28 31 35 / 0.12)' },
      _active: { transform: 'scale(0.99)' },
    },
    // Quiet, and still read: the words keep 4.5:1.
    '& [data-unavailable]': { background: 'transparent', borderColor: 'line', boxShadow: 'none' },
    '& [data-unavailable] :is(.name, .cost:not([data-too-high]))': { color: 'ink.soft' },
    '& [data-unavailable] > :first-child': { filter: 'grayscale(1)', opacity: '0.6' },
    '& button > :first-child': rewardPicture,
    '& .words': { ...rewardWords, gap: '2' },
    '& .name': { textStyle: 'subtitle', overflowWrap: 'anywhere' },
    '& .progress': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      textStyle: 'number',
      fontSize: 'sm',
      lineHeight: '1.25rem',
      color: 'ink.soft',
    },
    // Where a card would not fit the window: its words say as much.
    '@media (max-height: 20rem)': { '& .progress': { display: 'none' } },
    // The borders are for forced colours, which have no grounds.
    '& .bar': {
      flex: '1 1 4rem',
      height: '2',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      background: 'line',
      overflow: 'hidden',
    },
    '& .bar > span': {
      display: 'block',
      height: 'full',
      borderBlockStart: '6px solid transparent',
      background: 'brand.text',
      backgroundClip: 'border-box',
    },
  },
})
