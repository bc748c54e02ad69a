import type { CustomerScope } from 'shared/query'
import { customerStorage } from 'shared/session'

const valueName = 'points'

/** What this device last showed of the customer's points, by the organisation's key. */
export type SeenPoints = Readonly<Record<string, unknown>>

export const seenPoints = (): SeenPoints => ({ ...(customerStorage.get(valueName) as SeenPoints | undefined) })

/** Keeps what is shown, for the order of the organisations. */
export function keepSeenPoints({ sub, organizationKey }: CustomerScope, total: number): void {
  const seen = seenPoints()
  if (seen[organizationKey] !== total) customerStorage.set(sub, valueName, { ...seen, [organizationKey]: total })
}

/** Where the customer has most first; where this device has seen none last, in the service's order. */
export function mostPointsFirst<Company extends { readonly key: string }>(
  companies: readonly Company[],
  seen: SeenPoints,
): readonly Company[] {
  const points = ({ key }: Company) => (typeof seen[key] === 'number' ? seen[key] : -1)
  return [...companies].sort((one, other) => points(other) - points(one))
}
