import type { Customer, Organization } from 'shared/contract'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { useSession } from 'shared/session'
import { chakra, Skeleton } from 'shared/ui'
import { pointsInWords } from './points.ts'

/** How many organisations are seen at a glance: no more than these show points, since each asks the service. */
export const maxCompaniesWithPoints = 8

/** How long a wallet shows the same points, in ms. An organisation's own home asks again. */
const staleTime = 300_000

/** The customer's points at an organisation, on a line whose place is kept. It stays empty if they do not arrive. */
export function OrganizationPoints({ organization }: { readonly organization: Pick<Organization, 'key' | 'token'> }) {
  const { user } = useSession()
  return (
    <chakra.span display="block" minHeight="1lh" textStyle="small" color="ink.soft">
      {user && <Points membership={membershipAt(user, organization)} />}
    </chakra.span>
  )
}

function Points({ membership }: { readonly membership: Membership }) {
  const points = useLoaded({ ...pointsQuery(membership), staleTime })
  if (points.state === 'pending') return <Skeleton display="inline-block" width="20" />
  if (points.state === 'failed') return null
  return <span>{pointsInWords(points.data.total_scores)}</span>
}

/** A customer's membership at one of the customer's organisations. The page's address may name another one. */
export const membershipAt = (
  { sub, phone_number }: Pick<Customer, 'sub' | 'phone_number'>,
  { key, token }: Pick<Organization, 'key' | 'token'>,
): Membership => ({
  sub,
  phoneNumber: phone_number ?? '',
  organizationKey: key,
  organizationToken: token,
  ready: phone_number !== undefined,
})
