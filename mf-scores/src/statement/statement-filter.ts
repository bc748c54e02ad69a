import { paths } from 'shared/router'

/** What the statement shows instead of all entries: those that will expire, or those that have expired. */
export type StatementFilter = 'a-expirar' | 'expirados'

/** The address of the statement with a filter, or of all entries. */
export const addressOf = (organizationKey: string, filter: StatementFilter | undefined): string =>
  `${paths.scores(organizationKey)}${filter ? `?filtro=${filter}` : ''}`

/** The filter in an address's query. Undefined if there is none or it is unknown: then all entries are shown. */
export function filterIn(query: string): StatementFilter | undefined {
  const name = new URLSearchParams(query).get('filtro')
  return name === 'a-expirar' || name === 'expirados' ? name : undefined
}
