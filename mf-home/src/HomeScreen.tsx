import { useDeferredValue } from 'react'
import { pointsQuery, rewardsQuery, skipToken, statementQuery, useLoaded, type Membership } from 'shared/query'
import { useMembership, useSession } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle, VisuallyHidden } from 'shared/ui'
import { PendingIntents } from './intents/PendingIntents.tsx'
import { useIntents } from './intents/use-intents.ts'
import { LastPoints } from './last-points/LastPoints.tsx'
import { newestEntries } from './last-points/newest-entries.ts'
import { messages } from './messages.ts'
import { PointsHero } from './points/PointsHero.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { AffordableRewards } from './affordable/AffordableRewards.tsx'
import { ActiveVoucherLink } from './voucher/ActiveVoucherLink.tsx'

/** `/{key}`: the points, an active voucher, what waits for an authorisation, what can be had, the last points, the ways on (spec §2, readings). */
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
        <ActiveVoucherLink organizationKey={membership.organizationKey} />
        <BelowVoucher key={membership.organizationKey} membership={membership} />
      </ScreenColumn>
    </>
  )
}

/** Each section comes once the height of those above it is known, so that nothing moves, however late the answers come. */
function BelowVoucher({ membership }: { readonly membership: Membership }) {
  const intents = useIntents(membership)
  const points = useLoaded(pointsQuery(membership))
  // Loaded after the points, since everything on this screen waits for those. Deferred, so that it is drawn in slices.
  const rewards = useDeferredValue(
    useLoaded({ ...rewardsQuery(membership), ...(points.state !== 'loaded' && { queryFn: skipToken }) }),
  )
  const newest = useLoaded({
    ...statementQuery(membership),
    ...(points.state === 'pending' && { queryFn: skipToken }),
    select: newestEntries,
  })
  if (intents.state === 'pending') return <SectionSkeleton />
  const isKnownAbove = points.state === 'failed' || (points.state === 'loaded' && rewards.state !== 'pending')
  return (
    <>
      <PendingIntents membership={membership} intents={intents} />
      <AffordableRewards membership={membership} points={points} rewards={rewards} />
      {isKnownAbove && newest.state !== 'pending' && (
        <>
          {newest.state === 'loaded' && newest.data.length > 0 && (
            <LastPoints organizationKey={membership.organizationKey} entries={newest.data} />
          )}
          <Shortcuts organizationKey={membership.organizationKey} />
        </>
      )}
    </>
  )
}
