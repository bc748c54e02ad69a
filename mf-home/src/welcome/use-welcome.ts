import { useState } from 'react'
import type { ScoreEntry } from 'shared/contract'
import { now, parseApiDateTime } from 'shared/format'
import type { Loaded } from 'shared/query'
import { seenPoints } from '../points/seen-points.ts'

const dayMs = 86_400_000

/**
 * What a new customer is welcomed with, as long as the screen is there: the only entry of the extract, if it is of these hours and this
 * device has shown no points of the organisation's yet. `null` while nobody knows.
 */
export function useWelcome(
  organizationKey: string,
  newest: Loaded<readonly ScoreEntry[]>,
): ScoreEntry | undefined | null {
  const [isFirstArrival] = useState(() => seenPoints()[organizationKey] === undefined)
  const [welcome, setWelcome] = useState<ScoreEntry>()
  if (!isFirstArrival || welcome) return welcome
  if (newest.state === 'pending') return null
  const first = newest.state === 'loaded' ? firstOfToday(newest.data) : undefined
  if (first) setWelcome(first)
  return first
}

function firstOfToday([entry, another]: readonly ScoreEntry[]): ScoreEntry | undefined {
  const earnedAt = entry && parseApiDateTime(entry.created_at)
  return !another && earnedAt && now() - earnedAt.getTime() < dayMs ? entry : undefined
}
