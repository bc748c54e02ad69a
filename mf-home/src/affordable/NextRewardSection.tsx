import { useId } from 'react'
import type { Reward } from 'shared/contract'
import type { Loaded, Membership } from 'shared/query'
import { paths } from 'shared/router'
import { AlertIcon, Button, GiftIcon, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { CardSkeleton, NextRewardWords, RewardAhead } from './NextRewardCard.tsx'
import { nextReward } from './next-reward.ts'

interface NextRewardSectionProps {
  readonly membership: Membership
  readonly points: Loaded<{ readonly total_scores: number }>
  readonly rewards: Loaded<readonly Reward[]>
}

/** What the customer's points lead to next. The section stays in each state: the focus that a pressed button leaves goes to its title. */
export function NextRewardSection(props: NextRewardSectionProps) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.nextReward.title}</Title>
      <NextReward {...props} />
    </Stack>
  )
}

function NextReward({ membership: { organizationKey }, points, rewards }: NextRewardSectionProps) {
  const to = paths.rewards(organizationKey)
  if (points.state === 'failed') {
    return (
      <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.seeAll }}>
        {messages.nextReward.pointsUnknown}
      </NextRewardWords>
    )
  }
  if (points.state === 'pending' || rewards.state === 'pending') return <CardSkeleton />
  if (rewards.state === 'failed') {
    return (
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
    )
  }
  const total = points.data.total_scores
  const next = nextReward(rewards.data, total)
  switch (next.kind) {
    case 'ahead':
      return (
        <RewardAhead
          reward={next.reward}
          total={total}
          missing={next.missing}
          to={paths.reward(organizationKey, next.reward.id)}
        />
      )
    case 'all-affordable':
      return (
        <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.choose }}>
          {messages.nextReward.allAffordable}
        </NextRewardWords>
      )
    case 'none':
      return <NextRewardWords icon={<GiftIcon />}>{messages.nextReward.none}</NextRewardWords>
  }
}
