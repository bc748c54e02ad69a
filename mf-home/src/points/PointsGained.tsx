import { useState } from 'react'
import { formatPoints, pointsWord } from 'shared/points'
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
  const points = total - before.total
  return (
    <chakra.span textStyle="small" lineHeight="1.15">
      <span>{`+${formatPoints(points)}`}</span> <span className="word">{pointsWord(points)}</span> <span>{since}</span>
    </chakra.span>
  )
}
