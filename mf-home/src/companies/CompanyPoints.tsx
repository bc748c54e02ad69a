import { useEffect } from 'react'
import { useBalanceInWords } from 'shared/points'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { chakra, Skeleton } from 'shared/ui'
import { keepSeenPoints } from '../points/seen-points.ts'

/** How many organisations are seen at a glance: no more than these show points, since each asks the service. */
export const maxCompaniesWithPoints = 8

/** How long a wallet shows the same points, in ms. An organisation's own home asks again. */
const staleTime = 300_000

/** The customer's points at an organisation, on a line whose place is kept. It stays empty if they do not arrive. */
export function CompanyPoints({ membership }: { readonly membership: Membership }) {
  const points = useLoaded({ ...pointsQuery(membership), staleTime })
  const balanceInWords = useBalanceInWords()
  const total = points.state === 'loaded' ? points.data.total_scores : undefined
  const { sub, organizationKey } = membership
  useEffect(() => {
    if (total !== undefined) keepSeenPoints({ sub, organizationKey }, total)
  }, [sub, organizationKey, total])
  return (
    <chakra.span display="block" minHeight="1lh" textStyle="number" fontSize="md">
      {points.state === 'pending' && <Skeleton display="inline-block" width="20" />}
      {total !== undefined && <span>{balanceInWords(total)}</span>}
    </chakra.span>
  )
}
