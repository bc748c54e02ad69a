import { useMemo } from 'react'
import type { KeptHeights } from 'shared/lists'
import { customerKey, useQueryClient, type CustomerScope } from 'shared/query'
import type { StatementPage } from './to-statement.ts'
import type { StatementFilter } from './statement-filter.ts'

/** Heights of drawn pages, by their first entry, for one width. They are kept, so that the next visit finds the last place again. */
export function usePageHeights(
  { sub, organizationKey }: CustomerScope,
  filter: StatementFilter | undefined,
  entries: number,
): KeptHeights {
  const client = useQueryClient()
  return useMemo(() => {
    const scope = { sub, organizationKey }
    const key = customerKey(scope, 'scores', 'heights', filter ?? '', String(entries), String(innerWidth))
    const heights: KeptHeights = client.getQueryData<KeptHeights>(key) ?? new Map()
    client.setQueryData(key, heights)
    return heights
  }, [client, sub, organizationKey, filter, entries])
}

/** How much space pages take, in CSS: their measured heights, and the usual height of the others. */
export function heightOfPages(pages: readonly StatementPage[], heights: KeptHeights): string {
  let knownPx = 0
  let unknownEntries = 0
  for (const page of pages) {
    const height = heights.get(page[0].position)
    if (height === undefined) unknownEntries += page.length
    else knownPx += height
  }
  return `calc(${knownPx}px + ${unknownEntries} * var(--entry-height))`
}
