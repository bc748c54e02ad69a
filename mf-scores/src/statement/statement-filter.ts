import type { StatementFilter } from 'shared/router'

/** The filter in an address's query (`paths.scores`). Undefined if there is none or it is unknown: then all entries are shown. */
export function filterIn(query: string): StatementFilter | undefined {
  const name = new URLSearchParams(query).get('filtro')
  return name === 'a-expirar' || name === 'expirados' ? name : undefined
}
