import type { Organization } from 'shared/contract'
import { formatPoints, pointsWord } from 'shared/format'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { useSession } from 'shared/session'
import { chakra, Skeleton } from 'shared/ui'
import { membershipAt } from './membership-at.ts'

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
  const { total_scores: total } = points.data
  return <span>{`${formatPoints(total)} ${pointsWord(total)}`}</span>
}
