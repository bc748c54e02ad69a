import { organizationToken, useSession } from 'shared/session'

/** A customer at an organisation: whose data the screen asks for, and with what. */
export interface Membership {
  readonly sub: string
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  readonly organizationKey: string
  /** Goes out as `X-App-Token`; undefined where the organisation has none. */
  readonly token: string | undefined
  /** Whether everything that may still give a token has answered. */
  readonly ready: boolean
}

/** The membership of the session; undefined for the moment between a sign-out and the next screen. */
export function useMembership(): Membership | undefined {
  const session = useSession()
  const { user, organization } = session
  if (!user?.phone_number || !organization.key) return undefined
  const token = organizationToken(session)
  return {
    sub: user.sub,
    phoneNumber: user.phone_number,
    organizationKey: organization.key,
    token,
    ready: token !== undefined || (organization.settled && organization.fetched),
  }
}
