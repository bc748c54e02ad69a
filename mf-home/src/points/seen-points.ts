import { now, toIsoDay } from 'shared/format'
import type { CustomerScope } from 'shared/query'
import { customerStorage } from 'shared/session'

const valueName = 'points'

/** What a device last showed of a customer's points, and on which day (`2026-11-29`). Before days were kept a total stood alone. */
export interface Seen {
  readonly total: number
  readonly day?: string | undefined
}

/** By the organisation's key. */
export type SeenPoints = Readonly<Record<string, Seen | undefined>>

export function seenPoints(): SeenPoints {
  const kept = (customerStorage.get(valueName) as Readonly<Record<string, unknown>> | undefined) ?? {}
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, readSeen(value)]))
}

function readSeen(value: unknown): Seen | undefined {
  if (typeof value === 'number') return { total: value }
  const { total, day } = (value ?? {}) as { total?: unknown; day?: unknown }
  if (typeof total !== 'number') return undefined
  return { total, day: /^\d{4}-\d\d-\d\d$/.test(String(day)) ? String(day) : undefined }
}

/** What this device had shown before this visit, by customer. */
const beforeVisit = new Map<string, SeenPoints>()

/** What this device showed before this visit; undefined if nothing. */
export function seenBefore({ sub, organizationKey }: CustomerScope): Seen | undefined {
  if (!beforeVisit.has(sub)) beforeVisit.set(sub, seenPoints())
  return beforeVisit.get(sub)?.[organizationKey]
}

/** Keeps what is shown, for the order of the organisations and for the next visit. */
export function keepSeenPoints(scope: CustomerScope, total: number): void {
  // Read before it is replaced.
  seenBefore(scope)
  const seen = seenPoints()
  const former = seen[scope.organizationKey]
  const day = toIsoDay(new Date(now()))
  if (former?.total !== total || former.day !== day)
    customerStorage.set(scope.sub, valueName, { ...seen, [scope.organizationKey]: { total, day } })
}
