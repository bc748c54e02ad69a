import type { StatementFilter } from 'shared/router'

/** The filter that an address's query asks for (`paths.scores`); undefined for all entries, and for what is no filter. */
export function filterIn(query: string): StatementFilter | undefined {
  const name = new URLSearchParams(query).get('filtro')
  return name === 'a-expirar' || name === 'expirados' ? name : undefined
}
