import { membershipAt, pointsQuery, queryClient, statementQuery } from 'shared/query'
import { loadOrganizations, session, type Session } from 'shared/session'
import { keptVouchers } from 'shared/vouchers'
import { dialogMessages } from '../settings/dialog-messages.ts'
import type { OrganizationData } from './my-data-document.ts'

const { data: texts } = dialogMessages

type Customer = NonNullable<Session['user']>

export interface Progress {
  /** Organisations read. */
  readonly done: number
  readonly all: number
}

export interface MyData {
  readonly organizations: readonly OrganizationData[]
  /** What could not be read, in words. */
  readonly missing: readonly string[]
}

/**
 * Reads what the screens show. One organisation after the other: after a mail about it, many customers do this at once.
 * @param isGivenUp whether nobody waits any more; then the result is undefined
 */
export async function collectMyData(
  customer: Customer,
  onProgress: (progress: Progress) => void,
  isGivenUp: () => boolean,
): Promise<MyData | undefined> {
  if (!session.organization.fetched || session.organization.listFailed) await loadOrganizations(customer.sub)
  const { orgs, listFailed } = session.organization
  const organizations: OrganizationData[] = []
  const missing: string[] = listFailed ? [texts.organizationList] : []
  for (const organization of orgs) {
    if (isGivenUp()) return undefined
    onProgress({ done: organizations.length, all: orgs.length })
    const membership = membershipAt(customer, organization)
    const [points, statement] = await Promise.all([
      queryClient.fetchQuery(pointsQuery(membership)).catch(() => undefined),
      queryClient.fetchQuery(statementQuery(membership)).catch(() => undefined),
    ])
    if (!points) missing.push(texts.missing(texts.points, organization.name))
    if (!statement) missing.push(texts.missing(texts.statement, organization.name))
    organizations.push({
      name: organization.name,
      points: points?.total_scores,
      statement,
      vouchers: keptVouchers(organization.key),
    })
  }
  return isGivenUp() ? undefined : { organizations, missing }
}
