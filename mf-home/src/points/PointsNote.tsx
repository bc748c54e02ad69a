import { hundredths } from 'shared/points'
import type { Loaded, Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { useToday } from 'shared/today'
import { AlertIcon, Box, chakra, ClockIcon, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import { dayToCome } from './days.ts'
import { useExpiring } from './use-expiring.ts'

interface PointsNoteProps {
  readonly membership: Membership
  readonly points: Loaded<{ readonly total_scores: number }>
}

/** Below the total: what expires soon, and whether any of it may be out of date. Its space is kept while it loads, and stays empty if it is not known. */
export function PointsNote({ membership, points }: PointsNoteProps) {
  const expiring = useExpiring(membership)
  if (points.state === 'failed')
    return <NoteWithRetry words={messages.points.unread} isFetching={points.isFetching} retry={points.retry} />
  if (points.state === 'pending' || expiring.state === 'pending') {
    return (
      <Box
        aria-hidden="true"
        width="full"
        maxWidth="56"
        height="4"
        borderRadius="sm"
        background="currentColor"
        opacity="0.16"
      />
    )
  }
  return (
    <>
      <ExpiringNote membership={membership} total={points.data.total_scores} />
      {(points.isOutdated || (expiring.state === 'loaded' && expiring.isOutdated)) && (
        <NoteWithRetry
          words={messages.points.outdated}
          isFetching={points.isFetching || expiring.isFetching}
          retry={() => {
            points.retry()
            expiring.retry()
          }}
        />
      )}
    </>
  )
}

/** What expires next, what expires soon, and the way to it; without points, how they come. A hidden balance cannot be told from it. */
function ExpiringNote({ membership, total }: { readonly membership: Membership; readonly total: number }) {
  const expiring = useExpiring(membership)
  const { isBalanceHidden } = useSession().ui
  const today = useToday()
  if (expiring.state !== 'loaded') return null
  if (hundredths(total) === 0 && !isBalanceHidden) return <span>{messages.points.howTheyCome}</span>
  const { soon } = expiring.data
  if (!soon || total <= 0) return <span>{messages.points.nothingExpires}</span>
  const day = dayToCome(soon.first.day, today)
  // The extract lists what was earned, not what is left of it: no more can expire than the total.
  const first = Math.min(soon.first.points, total)
  const all = Math.min(soon.points, total)
  return (
    <ExpiringLink to={paths.scores(membership.organizationKey, 'a-expirar')}>
      <ClockIcon size={20} />
      <Parts>
        <span>{isBalanceHidden ? messages.points.expiringHidden(day) : messages.points.expiring(first, day)}</span>{' '}
        {all > first && !isBalanceHidden && <span>{messages.points.expiringWithin(all, soon.lastDay)}</span>}
      </Parts>
    </ExpiringLink>
  )
}

/** Up to three lines, in the place that is kept for them. */
const ExpiringLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    lineHeight: '1.3',
    color: 'inherit',
    fontWeight: 'bold',
    '& svg': { flexShrink: '0' },
    _focusVisible: { outlineColor: 'currentColor', outlineOffset: '-1px', boxShadow: 'none' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** Its dot is hidden before what begins a line. */
const Parts = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    position: 'relative',
    overflow: 'hidden',
    '& > span + span::before': { content: '"· "', position: 'absolute', marginInlineStart: '-2' },
  },
})

interface NoteWithRetryProps {
  readonly words: string
  readonly isFetching: boolean
  readonly retry: () => void
}

function NoteWithRetry({ words, isFetching, retry }: NoteWithRetryProps) {
  return (
    <Flex as="span" alignItems="center" gap="2" css={{ '& > svg': { flexShrink: '0' } }}>
      <AlertIcon size={20} />
      <chakra.span lineHeight="1.3">
        <span>{words}</span>{' '}
        <RetryButton
          type="button"
          aria-busy={isFetching}
          aria-disabled={isFetching}
          onClick={() => !isFetching && retry()}
        >
          {messages.points.retry}
        </RetryButton>
      </chakra.span>
    </Flex>
  )
}

const RetryButton = chakra('button', {
  base: {
    position: 'relative',
    _after: { content: '""', position: 'absolute', insetInline: '-2', insetBlock: '-3.5' },
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.7' },
  },
})
