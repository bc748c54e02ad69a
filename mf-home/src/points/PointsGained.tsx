import { useState } from 'react'
import type { Membership } from 'shared/query'
import { useToday } from 'shared/today'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'
import { sinceDay } from './days.ts'
import { seenBefore } from './seen-points.ts'

/** What came since the last visit, if this device remembers a lower total. */
export function PointsGained({ membership, total }: { readonly membership: Membership; readonly total: number }) {
  const today = useToday()
  const [before] = useState(() => seenBefore(membership))
  if (!before || before.total >= total) return null
  const since = before.day ? sinceDay(before.day, today) : messages.points.sinceLastVisit
  return <chakra.span textStyle="small">{messages.points.gained(total - before.total, since)}</chakra.span>
}
