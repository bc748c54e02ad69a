import { useEffect } from 'react'
import type { Organization } from 'shared/contract'
import { useBalanceInWords } from 'shared/points'
import { membershipAt, pointsQuery, useLoaded, type Membership } from 'shared/query'
import { useSession } from 'shared/session'
import { chakra, Skeleton } from 'shared/ui'
import { keepSeenPoints } from '../points/seen-points.ts'

/** How many organisations are seen at a glance: no more than these show points, since each asks the service. */
export const maxCompaniesWithPoints = 8

/** How long a wallet shows the same points, in ms. An organisation's own home asks again. */
const staleTime = 300_000

/** The customer's points at an organisation, on a line whose place is kept. It stays empty if they do not arrive. */
export function CompanyPoints({ organization }: { readonly organization: Pick<Organization, 'key' | 'token'> }) {
  const { user } = useSession()
  return (
    <chakra.span display="block" minHeight="1lh" textStyle="number" fontSize="md">
      {user && <Points membership={membershipAt(user, organization)} />}
    </chakra.span>
  )
}

function Points({ membership: { sub, organizationKey, ...membership } }: { readonly membership: Membership }) {
  const points = useLoaded({ ...pointsQuery({ sub, organizationKey, ...membership }), staleTime })
  const balanceInWords = useBalanceInWords()
  const total = points.state === 'loaded' ? points.data.total_scores : undefined
  useEffect(() => {
    if (total !== undefined) keepSeenPoints({ sub, organizationKey }, total)
  }, [sub, organizationKey, total])
  if (points.state === 'pending') return <Skeleton display="inline-block" width="20" />
  if (total === undefined) return null
  return <span>{balanceInWords(total)}</span>
}
