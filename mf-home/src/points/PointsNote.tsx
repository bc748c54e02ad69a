import { useCallback } from 'react'
import type { ScoreEntry } from 'shared/contract'
import { expiringSoon, hundredths, type ExpiringSoon } from 'shared/points'
import { statementQuery, useLoaded, type Loaded, type Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { useToday } from 'shared/today'
import { AlertIcon, Box, chakra, ChevronIcon, ClockIcon, Flex } from 'shared/ui'
import { messages } from '../messages.ts'

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
        width="60"
        maxWidth="full"
        height="4"
        borderRadius="sm"
        background="currentColor"
        opacity="0.16"
      />
    )
  }
  return (
    <>
      {expiring.state === 'loaded' && (
        <ExpiringNote
          organizationKey={membership.organizationKey}
          expiring={expiring.data.soon}
          total={points.data.total_scores}
        />
      )}
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

/** What expires soon. Computed when the extract arrives or a day begins, not with every render. */
function useExpiring(membership: Membership) {
  const today = useToday()
  // In an object, since a query's data is never undefined.
  const select = useCallback((entries: readonly ScoreEntry[]) => ({ soon: expiringSoon(entries, today) }), [today])
  return useLoaded({ ...statementQuery(membership), select })
}

interface ExpiringNoteProps {
  readonly organizationKey: string
  readonly expiring: ExpiringSoon | undefined
  readonly total: number
}

/** What expires soon, and the way to it; without points, how they come. A hidden balance cannot be told from it. */
function ExpiringNote({ organizationKey, expiring, total }: ExpiringNoteProps) {
  const { isBalanceHidden } = useSession().ui
  if (hundredths(total) === 0 && !isBalanceHidden) return <span>{messages.points.howTheyCome}</span>
  // The extract lists what was earned, not what is left of it: no more can expire than the total.
  const points = Math.min(expiring?.points ?? 0, total)
  if (!expiring || points <= 0) return <span>{messages.points.nothingExpires}</span>
  return (
    <ExpiringLink to={paths.scores(organizationKey, 'a-expirar')}>
      <ClockIcon size={20} />
      <span>{messages.points.expiring(isBalanceHidden ? undefined : points, expiring.lastDay)}</span>
      <ChevronIcon size={20} />
    </ExpiringLink>
  )
}

const ExpiringLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '2',
    paddingBlock: '3',
    color: 'inherit',
    fontWeight: 'bold',
    '& svg': { flexShrink: '0', height: '1lh' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

interface NoteWithRetryProps {
  readonly words: string
  readonly isFetching: boolean
  readonly retry: () => void
}

function NoteWithRetry({ words, isFetching, retry }: NoteWithRetryProps) {
  return (
    <Flex as="span" alignItems="center" gap="2">
      <AlertIcon size={20} />
      <span>{words}</span>
      <RetryButton
        type="button"
        aria-busy={isFetching}
        aria-disabled={isFetching}
        onClick={() => !isFetching && retry()}
      >
        {messages.points.retry}
      </RetryButton>
    </Flex>
  )
}

const RetryButton = chakra('button', {
  base: {
    minHeight: 'control',
    paddingInline: '1',
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.7' },
  },
})
