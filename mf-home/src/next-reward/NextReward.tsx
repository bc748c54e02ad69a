import { useId } from 'react'
import type { Membership } from 'shared/query'
import { paths } from 'shared/router'
import { AlertIcon, Button, GiftIcon, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { NextRewardSkeleton } from './NextRewardSkeleton.tsx'
import { NextRewardWords } from './NextRewardWords.tsx'
import { RewardAhead } from './RewardAhead.tsx'
import { useNextReward } from './use-next-reward.ts'

/** What the customer's points lead to next. */
export function NextReward({ membership }: { membership: Membership }) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.nextReward.title}</Title>
      <NextRewardCard membership={membership} />
    </Stack>
  )
}

function NextRewardCard({ membership }: { membership: Membership }) {
  const state = useNextReward(membership)
  const to = paths.rewards(membership.organizationKey)
  switch (state.kind) {
    case 'loading':
      return <NextRewardSkeleton />
    case 'ahead':
      return <RewardAhead reward={state.reward} total={state.total} missing={state.missing} to={to} />
    case 'all-affordable':
      return (
        <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.choose }}>
          {messages.nextReward.allAffordable}
        </NextRewardWords>
      )
    case 'none':
      return <NextRewardWords icon={<GiftIcon />}>{messages.nextReward.none}</NextRewardWords>
    case 'points-unknown':
      return (
        <NextRewardWords icon={<GiftIcon />} link={{ to, words: messages.nextReward.seeAll }}>
          {messages.nextReward.pointsUnknown}
        </NextRewardWords>
      )
    case 'failed':
      return (
        <NextRewardWords
          icon={<AlertIcon />}
          action={
            <Button variant="quiet" loading={state.asking} onClick={state.askAgain}>
              {messages.nextReward.retry}
            </Button>
          }
        >
          {messages.nextReward.failed}
        </NextRewardWords>
      )
  }
}
