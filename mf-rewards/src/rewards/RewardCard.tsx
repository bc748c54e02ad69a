import { memo } from 'react'
import type { Reward } from 'shared/contract'
import { Badge, chakra, CrossIcon, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { affordabilityOf } from './affordability.ts'
import { AffordabilityMark } from './AffordabilityMark.tsx'
import { Cost } from './Cost.tsx'
import { RewardPicture } from './RewardPicture.tsx'
import { rewardCardGap, rewardCardMinHeight, rewardPictureSize, rewardWordsFlex } from './reward-card-size.ts'

interface RewardCardProps {
  reward: Reward
  /** The customer's points; undefined where they are not known. */
  score: number | undefined
  /** The same function in each render, so that opening one of hundreds draws only what changed. */
  onOpen: (reward: Reward) => void
}

/** A reward in the list; the whole card opens its dialog. */
export const RewardCard = memo(function RewardCard({ reward, score, onOpen }: RewardCardProps) {
  const affordability = affordabilityOf(reward.debited_value, score)
  const isAvailable = reward.available_companies.length > 0
  return (
    <CardButton type="button" aria-haspopup="dialog" onClick={() => onOpen(reward)}>
      <RewardPicture path={reward.image_url} size={rewardPictureSize} loading="lazy" />
      <Stack as="span" gap="2" minWidth="0" flex={rewardWordsFlex} textWrap="balance" css={{ '& svg': { flexShrink: '0' } }}>
        <chakra.span textStyle="subtitle" overflowWrap="anywhere">
          {reward.name}
        </chakra.span>
        <Cost points={reward.debited_value} isTooHigh={affordability.kind === 'missing'} />
        {isAvailable ? (
          <AffordabilityMark affordability={affordability} />
        ) : (
          <Badge alignSelf="flex-start">
            <CrossIcon size={14} />
            {messages.unavailable}
          </Badge>
        )}
      </Stack>
    </CardButton>
  )
})

const CardButton = chakra('button', {
  base: {
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
    // What is far from the screen is neither laid out nor painted.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto none',
    transitionProperty: 'transform, box-shadow',
    transitionDuration: 'fast',
    _hover: { boxShadow: '0 1px 2px rgb(28 31 35 / 0.08), 0 10px 28px rgb(28 31 35 / 0.12)' },
    _active: { transform: 'scale(0.99)' },
  },
})
