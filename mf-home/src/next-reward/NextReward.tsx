import { useDeferredValue, useId } from 'react'
import { pointsQuery, rewardsQuery, skipToken, useLoaded, type Membership } from 'shared/query'
import { paths } from 'shared/router'
import { AlertIcon, Button, GiftIcon, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { NextRewardSkeleton, NextRewardWords, RewardAhead } from './NextRewardCard.tsx'
import { nextReward } from './next-reward.ts'

/** What the customer's points lead to next. */
export function NextReward({ membership }: { readonly membership: Membership }) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.nextReward.title}</Title>
      <NextRewardCard membership={membership} />
    </Stack>
  )
}

function NextRewardCard({ membership }: { readonly membership: Membership }) {
  const points = useLoaded(pointsQuery(membership))
  // Loaded after the points, since everything on this screen waits for those. Deferred, so that it is drawn in slices.
  const rewards = useDeferredValue(useLoaded({ ...rewardsQuery(membership), ...(points.state !== 'loaded' && { queryFn: skipToken }) }))
  const to = paths.rewards(membership.organizationKey)
  if (points.state === 'failed') {
    return (
      <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.seeAll }}>
        {messages.nextReward.pointsUnknown}
      </NextRewardWords>
    )
  }
  if (points.state === 'pending' || rewards.state === 'pending') return <NextRewardSkeleton />
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
      return <RewardAhead reward={next.reward} total={total} missing={next.missing} to={to} />
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
