import type { ScoreEntry } from 'shared/contract'
import { skipToken, statementQuery, useQuery, type Membership } from 'shared/query'
import { Box, ClockIcon, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import { expiringSoon } from './expiring-soon.ts'

/** What expires soon; its place is kept while it loads, and stays empty when nobody knows. */
export function ExpiringLine({ membership, total }: { membership: Membership; total: number | undefined }) {
  const { data, isError } = useQuery({ ...statementQuery(membership), ...(total === undefined && { queryFn: skipToken }), select: summaryOf })
  if (isError) return null
  if (!data || total === undefined) {
    return <Box aria-hidden="true" width="60" maxWidth="full" height="4" borderRadius="sm" background="currentColor" opacity="0.16" />
  }
  const { soon } = data
  // The extract tells what was earned, not what is left of it: no more can expire than there is.
  const points = Math.min(soon?.points ?? 0, total)
  if (!soon || points <= 0) return <>{messages.points.nothingExpires}</>
  return (
    <Flex as="span" alignItems="center" gap="2" fontWeight="bold">
      <ClockIcon size={20} />
      <span>{messages.points.expiring(points, soon.lastDay)}</span>
    </Flex>
  )
}

/** Read when the extract arrives, not while something is drawn; in an object, since a query's data is never undefined. */
const summaryOf = (entries: readonly ScoreEntry[]) => ({ soon: expiringSoon(entries, new Date()) })
