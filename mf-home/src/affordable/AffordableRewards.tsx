import { useId, type ReactNode } from 'react'
import type { Reward } from 'shared/contract'
import type { Loaded, Membership } from 'shared/query'
import { paths } from 'shared/router'
import { AlertIcon, Button, GiftIcon, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { NextRewardWords, RewardAhead, SectionSkeleton } from './NextRewardCard.tsx'
import { nextReward } from './next-reward.ts'

interface AffordableRewardsProps {
  readonly membership: Membership
  readonly points: Loaded<{ readonly total_scores: number }>
  readonly rewards: Loaded<readonly Reward[]>
}

/** What the customer's points buy now, and what they lead to next. */
export function AffordableRewards({ membership: { organizationKey }, points, rewards }: AffordableRewardsProps) {
  const to = paths.rewards(organizationKey)
  if (points.state === 'failed') {
    return (
      <NextSection>
        <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.seeAll }}>
          {messages.nextReward.pointsUnknown}
        </NextRewardWords>
      </NextSection>
    )
  }
  if (points.state === 'pending' || rewards.state === 'pending') return <SectionSkeleton />
  if (rewards.state === 'failed') {
    return (
      <NextSection>
        <NextRewardWords
          icon={<AlertIcon />}
          action={
            <Button variant="quiet" loading={rewards.isFetching} onClick={rewards.retry}>
              {messages.nextReward.retry}
            </Button>
          }
        >
          {messages.nextReward.failed}
        </NextRewardWords>
      </NextSection>
    )
  }
  const total = points.data.total_scores
  const next = nextReward(rewards.data, total)
  return (
    <NextSection>
      {next.kind === 'ahead' && (
        <RewardAhead
          reward={next.reward}
          total={total}
          missing={next.missing}
          to={paths.reward(organizationKey, next.reward.id)}
        />
      )}
      {next.kind === 'all-affordable' && (
        <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.choose }}>
          {messages.nextReward.allAffordable}
        </NextRewardWords>
      )}
      {next.kind === 'none' && <NextRewardWords icon={<GiftIcon />}>{messages.nextReward.none}</NextRewardWords>}
    </NextSection>
  )
}

function NextSection({ children }: { readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.nextReward.title}</Title>
      {children}
    </Stack>
  )
}
