import type { Membership } from '../query/index.ts'
import { organizationToken, useSession } from './use-session.ts'

/** The session's membership; undefined where there is no customer or no organisation. */
export function useMembership(): Membership | undefined {
  const session = useSession()
  const { user, organization } = session
  if (!user?.phone_number || !organization.key) return undefined
  const token = organizationToken(session)
  return {
    sub: user.sub,
    phoneNumber: user.phone_number,
    organizationKey: organization.key,
    organizationToken: token,
    // Either source may give the token: the organisation itself, else the list.
    ready: token !== undefined || (organization.lookup === 'found' && organization.fetched),
  }
}
