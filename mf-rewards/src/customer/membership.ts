import type { CustomerScope } from 'shared/query'
import { organizationToken, type Session } from 'shared/session'

/** A customer at an organisation: whose rewards these are, and what their calls carry. */
export interface Membership extends CustomerScope {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Undefined where the organisation has none. */
  readonly organizationToken: string | undefined
}

/** The membership of the session; undefined until customer, organisation and its token are known. */
export function membershipOf(session: Session): Membership | undefined {
  const { user, organization } = session
  const token = organizationToken(session)
  const tokenIsKnown = token !== undefined || (organization.settled && organization.fetched)
  if (!user?.phone_number || !organization.key || !tokenIsKnown) return undefined
  return { sub: user.sub, phoneNumber: user.phone_number, organizationKey: organization.key, organizationToken: token }
}
