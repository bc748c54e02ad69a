import { useState } from 'react'
import type { Membership } from 'shared/query'
import { useMembership, useSession } from 'shared/session'
import { PageTitle, ScreenColumn, Skeleton, Stack, useDocumentTitle, VisuallyHidden } from 'shared/ui'
import { PendingIntents } from './intents/PendingIntents.tsx'
import { useIntents } from './intents/use-intents.ts'
import { messages } from './messages.ts'
import { NextReward } from './next-reward/NextReward.tsx'
import { NextRewardSkeleton } from './next-reward/NextRewardCard.tsx'
import { PointsHero } from './points/PointsHero.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'

/** `/{key}`: the points, the ways on, what waits for an authorisation, and the next reward (spec §2). */
export default function HomeScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.home.title, organization.current?.name)
  if (!membership) return null
  return (
    <>
      <VisuallyHidden as="div">
        <PageTitle>{messages.home.title}</PageTitle>
      </VisuallyHidden>
      <PointsHero membership={membership} />
      <ScreenColumn>
        <Shortcuts organizationKey={membership.organizationKey} />
        <BelowShortcuts key={membership.organizationKey} membership={membership} />
      </ScreenColumn>
    </>
  )
}

/**
 * The requests and the next reward. How many requests there are is not known at first, so one skeleton stands for both until they
 * are loaded. Where there are none, the reward comes first, and a request that arrives later goes below it: it must not push
 * 'Autorizar' under a thumb that is about to press something else.
 */
function BelowShortcuts({ membership }: { readonly membership: Membership }) {
  const intents = useIntents(membership)
  const [first, setFirst] = useState<'intents' | 'reward'>()
  if (first === undefined) {
    if (intents.state === 'pending') return <SectionSkeleton />
    setFirst(intents.state === 'failed' || intents.data.length > 0 ? 'intents' : 'reward')
  }
  const pending = <PendingIntents membership={membership} intents={intents} />
  return (
    <>
      {first === 'intents' && pending}
      <NextReward membership={membership} />
      {first === 'reward' && pending}
    </>
  )
}

/** The place of a section with its title, whatever it will be. */
function SectionSkeleton() {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{messages.home.loading}</VisuallyHidden>
      <Skeleton textStyle="title" width="56" height="1lh" />
      <NextRewardSkeleton />
    </Stack>
  )
}
