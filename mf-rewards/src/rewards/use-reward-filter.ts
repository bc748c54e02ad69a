import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { customerKey, useQueryClient, type CustomerScope } from 'shared/query'
import { useLocation } from 'shared/router'
import { allowedFilter, everything, filterIn, queryWith } from './reward-filter.ts'
import type { RewardChoices, RewardFilter } from './reward-filter.ts'

/** The filter stands in the address, and is kept for another visit. @param choices what is not offered leaves nothing out */
export function useRewardFilter({ sub, organizationKey }: CustomerScope, choices: RewardChoices) {
  const client = useQueryClient()
  // Another one with each navigation, also to the same address.
  const visit = useLocation()
  const [wanted, setFilter] = useState(() =>
    filterAtFirst(client.getQueryData<RewardFilter>(keptAs({ sub, organizationKey }))),
  )
  const filter = useMemo(() => allowedFilter(wanted, choices), [wanted, choices])
  // The list follows when there is time, so that typing stays fluent.
  const applied = useDeferredValue(filter)

  useEffect(() => {
    client.setQueryData(keptAs({ sub, organizationKey }), applied)
    const query = queryWith(applied, location.search)
    if (query === location.search) return
    try {
      // Past the router: for each letter it would draw the whole site again.
      history.replaceState(history.state, '', `${visit.pathname}${query}${visit.hash}`)
    } catch {
      // Safari allows a hundred changes in thirty seconds. The next one has it all.
    }
  }, [client, sub, organizationKey, applied, visit])

  return { filter, applied, change: (change: Partial<RewardFilter>) => setFilter({ ...filter, ...change }) }
}

/** The address's own, else the kept one. */
function filterAtFirst(kept: RewardFilter | undefined): RewardFilter {
  const given = filterIn(location.search)
  return queryWith(given, '') ? given : (kept ?? everything)
}

const keptAs = (scope: CustomerScope) => customerKey(scope, 'rewards', 'filter')
