import { Fragment, useDeferredValue } from 'react'
import { pointsQuery, rewardsQuery, skipToken, statementQuery, useLoaded, type Membership } from 'shared/query'
import { useMembership, useSession } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { SectionSkeleton } from './affordable/NextRewardCard.tsx'
import { NextRewardSection } from './affordable/NextRewardSection.tsx'
import { withinReach } from './affordable/next-reward.ts'
import { WithinReach } from './affordable/WithinReach.tsx'
import { PendingIntents } from './intents/PendingIntents.tsx'
import { useIntents } from './intents/use-intents.ts'
import { LastPoints, newestEntries } from './last-points/LastPoints.tsx'
import { messages } from './messages.ts'
import { useOrderOfArrival } from './order-of-arrival.ts'
import { PointsHero } from './points/PointsHero.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { ActiveVoucherLink } from './voucher/ActiveVoucherLink.tsx'
import { useWelcome } from './welcome/use-welcome.ts'
import { Welcome } from './welcome/Welcome.tsx'

/** `/{key}`: the points, a welcome, an active voucher, what waits for an authorisation, what can be had, the last points, the ways on (spec §2, readings). */
export default function HomeScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.home.title, organization.current?.name)
  if (!membership) return null
  return (
    <>
      <PageTitle srOnly>{messages.home.heading(organization.current?.name)}</PageTitle>
      <PointsHero membership={membership} />
      <ScreenColumn>
        <ActiveVoucherLink organizationKey={membership.organizationKey} />
        <BelowVoucher key={membership.organizationKey} membership={membership} />
      </ScreenColumn>
    </>
  )
}

/** Each part comes when its own service has answered, and stays where it came (docs/decisions/0024). */
function BelowVoucher({ membership }: { readonly membership: Membership }) {
  const { organizationKey } = membership
  const intents = useIntents(membership)
  const points = useLoaded(pointsQuery(membership))
  // Loaded after the points, since without these nobody needs them. Deferred, so that it is drawn in slices.
  const rewards = useDeferredValue(
    useLoaded({ ...rewardsQuery(membership), ...(points.state !== 'loaded' && { queryFn: skipToken }) }),
  )
  const newest = useLoaded({ ...statementQuery(membership), select: newestEntries })

  const areIntentsThere = intents.state === 'failed' || (intents.state === 'loaded' && intents.data.length > 0)
  const isNextThere = points.state === 'failed' || (points.state === 'loaded' && rewards.state !== 'pending')
  const affordable =
    points.state === 'loaded' && rewards.state === 'loaded' ? withinReach(rewards.data, points.data.total_scores) : []
  const welcome = useWelcome(organizationKey, newest)
  const isThere = {
    // With a reward, if there is one.
    welcome: welcome && isNextThere ? true : welcome === undefined ? false : undefined,
    intents: intents.state === 'pending' ? undefined : areIntentsThere,
    // The welcome has the first of them.
    affordable: affordable.length > (welcome ? 1 : 0),
    next: isNextThere || undefined,
    newest: newest.state === 'pending' ? undefined : newest.state === 'loaded' && newest.data.length > 0,
    // The ways on come once there is something that they lead on from.
    shortcuts: intents.state !== 'pending' || isNextThere || newest.state !== 'pending',
  }
  const order = useOrderOfArrival(isThere)
  const isListFirst = order.find((part) => part === 'welcome' || part === 'affordable') === 'affordable'
  const listed = isListFirst ? affordable : affordable.slice(1)
  const parts = {
    welcome: welcome && (
      <Welcome organizationKey={organizationKey} entry={welcome} reward={isListFirst ? undefined : affordable[0]} />
    ),
    intents: intents.state !== 'pending' && (
      <PendingIntents
        membership={membership}
        intents={intents}
        isBelow={order.find((part) => part !== 'welcome') !== 'intents'}
      />
    ),
    affordable: listed.length > 0 && <WithinReach organizationKey={organizationKey} rewards={listed} />,
    next: <NextRewardSection membership={membership} points={points} rewards={rewards} />,
    newest: newest.state === 'loaded' && newest.data.length > 0 && (
      <LastPoints organizationKey={organizationKey} entries={newest.data} />
    ),
    shortcuts: <Shortcuts organizationKey={organizationKey} />,
  }
  return (
    <>
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {/* Another one each time: it is not moved by what comes. */}
      {Object.values(isThere).includes(undefined) && <SectionSkeleton key={order.length} />}
    </>
  )
}
