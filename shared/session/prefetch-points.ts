import { namedCustomer, sessionOwner } from '../identity/host.ts'
import { pointsQuery, queryClient } from '../query/index.ts'
import { openOrganization } from './organization-actions.ts'
import { state } from './session-state.ts'

/**
 * Requests the points of the customer whom the ID token names, while the session is still being checked. They are not shown before
 * the check has succeeded. A failed check removes them with all of the customer's cached data.
 */
export async function prefetchPoints(organizationKey: string): Promise<void> {
  const [named] = await Promise.all([namedCustomer(), openOrganization(organizationKey)])
  // Another customer may have signed in by now, in another tab.
  if (!named || named.sub !== (await sessionOwner())) return
  const { current } = state.organization
  if (!named.phone_number || !named.phone_number_verified || current?.key !== organizationKey || !current.token) return
  await queryClient.prefetchQuery(
    pointsQuery({
      sub: named.sub,
      phoneNumber: named.phone_number,
      organizationKey,
      organizationToken: current.token,
      ready: true,
    }),
  )
}
