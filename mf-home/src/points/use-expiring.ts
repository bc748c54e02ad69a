import { useCallback } from 'react'
import type { ScoreEntry } from 'shared/contract'
import { expiringSoon } from 'shared/points'
import { statementQuery, useLoaded, type Membership } from 'shared/query'
import { useToday } from 'shared/today'

/** What expires soon. Computed when the extract arrives or a day begins, not with every render. */
export function useExpiring(membership: Membership) {
  const today = useToday()
  // In an object, since a query's data is never undefined.
  const select = useCallback((entries: readonly ScoreEntry[]) => ({ soon: expiringSoon(entries, today) }), [today])
  return useLoaded({ ...statementQuery(membership), select })
}
