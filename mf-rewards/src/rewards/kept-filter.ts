import type { CustomerScope } from 'shared/query'
import { customerStorage } from 'shared/session'

const valueName = 'hasFilter'

const kept = () => ({ ...(customerStorage.get(valueName) as Readonly<Record<string, unknown>> | undefined) })

/** Whether this device last showed a filter above an organisation's rewards: while they load, its place is kept. Most have one. */
export const hadFilter = (organizationKey: string): boolean => kept()[organizationKey] !== false

export function keepHasFilter({ sub, organizationKey }: CustomerScope, hasFilter: boolean): void {
  if (hadFilter(organizationKey) !== hasFilter)
    customerStorage.set(sub, valueName, { ...kept(), [organizationKey]: hasFilter })
}
