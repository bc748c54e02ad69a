import { useMemo } from 'react'
import type { Membership } from '../query/index.ts'
import { isTokenSettled, organizationToken, useSession } from './use-session.ts'

/** The session's membership, the same object as long as nothing in it changes; undefined where there is no customer or no organisation. */
export function useMembership(): Membership | undefined {
  const session = useSession()
  const { user, organization } = session
  const { sub, phone_number: phoneNumber } = user ?? {}
  const organizationKey = organization.key
  const token = organizationToken(session)
  const ready = isTokenSettled(session)
  return useMemo(
    () => (sub && phoneNumber && organizationKey ? { sub, phoneNumber, organizationKey, organizationToken: token, ready } : undefined),
    [sub, phoneNumber, organizationKey, token, ready],
  )
}
