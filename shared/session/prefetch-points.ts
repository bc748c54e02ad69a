import { namedCustomer, sessionOwner } from '../identity/host.ts'
import { pointsQuery, queryClient } from '../query/index.ts'
import { openOrganization } from './organization-actions.ts'
import { state } from './session-state.ts'

/**
 * Asks for the points of the customer whom the ID token names, beside the check that this customer is who is signed in:
 * once it has answered, they are there. Nothing of them is shown before (goals, "Speed"), and a check that fails takes
 * them away with all that the cache holds of a customer.
 */
export async function prefetchPoints(organizationKey: string): Promise<void> {
  const [named] = await Promise.all([namedCustomer(), openOrganization(organizationKey)])
  // Another customer may have signed in meanwhile, in another tab.
  if (!named || named.sub !== (await sessionOwner())) return
  const { current } = state.organization
  if (!named.phone_number || !named.phone_number_verified || current?.key !== organizationKey || !current.token) return
  await queryClient.prefetchQuery(
    pointsQuery({ sub: named.sub, phoneNumber: named.phone_number, organizationKey, organizationToken: current.token, ready: true }),
  )
}
