import { Fragment, useDeferredValue, type ReactNode } from 'react'
import { useIsDesktop, whereWide } from 'shared/screen-size'
import {
  pointsQuery,
  rewardsQuery,
  skipToken,
  statementQuery,
  useLoaded,
  type Loaded,
  type Membership,
} from 'shared/query'
import { useMembership, useSession } from 'shared/session'
import { chakra, PageTitle, ScreenColumn, Stack, useDocumentTitle } from 'shared/ui'
import { SectionSkeleton } from './affordable/NextRewardCard.tsx'
import { NextRewardSection } from './affordable/NextRewardSection.tsx'
import { withinReach } from './affordable/next-reward.ts'
import { WithinReach } from './affordable/WithinReach.tsx'
import { PendingIntents } from './intents/PendingIntents.tsx'
import { isNewAndWaiting, type ShownIntent } from './intents/keep-places.ts'
import { showNewRequest } from './intents/show-new-request.ts'
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
  return <Home membership={membership} title={messages.home.heading(organization.current?.name)} />
}

function Home({ membership, title }: { readonly membership: Membership; readonly title: string }) {
  const intents = useIntents(membership)
  const hasNew = intents.state === 'loaded' && intents.data.some(isNewAndWaiting)
  return (
    <>
      {hasNew && <ToNewRequest onClick={() => showNewRequest()}>{messages.intents.showNew}</ToNewRequest>}
      <PageTitle srOnly>{title}</PageTitle>
      <PointsHero membership={membership} />
      <ScreenColumn>
        <BelowPoints key={membership.organizationKey} membership={membership} intents={intents} />
      </ScreenColumn>
    </>
  )
}

/** Seen by whoever comes to it with the keyboard. */
const ToNewRequest = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: '3',
    padding: '3',
    margin: '2',
    background: 'paper',
    color: 'ink',
    '&:not(:focus)': { opacity: '0', pointerEvents: 'none' },
  },
})

interface BelowPointsProps {
  readonly membership: Membership
  readonly intents: Loaded<readonly ShownIntent[]>
}

/** Each part comes when its own service has answered, and stays where it came (docs/decisions/0024). */
function BelowPoints({ membership, intents }: BelowPointsProps) {
  const { organizationKey } = membership
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
  /** What the parts show in a column of this order. */
  const partsIn = (order: readonly Part[]): Readonly<Record<Part, ReactNode>> => {
    const isListFirst = order.find((part) => part === 'welcome' || part === 'affordable') === 'affordable'
    const listed = isListFirst ? affordable : affordable.slice(1)
    return {
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
  }
  const voucher = <ActiveVoucherLink organizationKey={organizationKey} />
  const isDesktop = useIsDesktop()
  if (!isDesktop) {
    return (
      <>
        {voucher}
        <Arriving isThere={isThere} partsIn={partsIn} />
      </>
    )
  }
  const { next, newest: last, shortcuts, ...left } = isThere
  return (
    <Columns>
      <Stack gap="6">
        <Arriving isThere={left} partsIn={partsIn} />
      </Stack>
      {/* Whole on a laptop's screen. */}
      <Stack gap="5">
        {voucher}
        <Arriving isThere={{ next, newest: last, shortcuts }} partsIn={partsIn} />
      </Stack>
    </Columns>
  )
}

type Part = 'welcome' | 'intents' | 'affordable' | 'next' | 'newest' | 'shortcuts'

interface ArrivingProps<Shown extends Part> {
  /** As {@link useOrderOfArrival} takes it. */
  readonly isThere: Readonly<Record<Shown, boolean | undefined>>
  readonly partsIn: (order: readonly Part[]) => Readonly<Record<Part, ReactNode>>
}

/** A column of parts, in its order of arrival. */
function Arriving<Shown extends Part>({ isThere, partsIn }: ArrivingProps<Shown>) {
  const order = useOrderOfArrival(isThere)
  const parts = partsIn(order)
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

/** Side by side where both have their room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '6',
    [whereWide]: { gridTemplateColumns: 'minmax(0, 568fr) minmax(0, 368fr)' },
  },
})
