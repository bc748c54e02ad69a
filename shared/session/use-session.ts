import { useMemo } from 'react'
import { useSnapshot, type Snapshot } from 'valtio'
import type { Membership } from '../query/index.ts'
import { state, type SessionState } from './session-state.ts'

/** The read-only session; only this folder's actions write it. */
export type Session = Snapshot<SessionState>

/** The present session, for code outside components. */
export const session: Session = state

/** The session for a component, which renders again when a field that it read changes. */
export const useSession = (): Session => useSnapshot(state)

/** The console is for customers whose phone is verified (spec §4). */
export const isVerified = ({ authentication, user }: Session): boolean =>
  authentication === 'authenticated' && Boolean(user?.phone_number) && user?.phone_number_verified === true

/** Whether the organisation's token is known, or no request is left that could give it. */
export const isTokenSettled = (known: Session): boolean =>
  organizationToken(known) !== undefined || (known.organization.lookup === 'found' && known.organization.fetched)

/** `X-App-Token` of the organisation of the address: from the organisation itself, else from the list. */
export const organizationToken = ({ organization }: Session): string | undefined =>
  organization.current?.token ?? organization.orgs.find(({ key }) => key === organization.key)?.token

/** The customer's membership at the organisation of the address; the same object until a field changes. Undefined without customer or organisation. */
export function useMembership(): Membership | undefined {
  const followed = useSession()
  const { user, organization } = followed
  const { sub, phone_number: phoneNumber } = user ?? {}
  const organizationKey = organization.key
  const token = organizationToken(followed)
  const ready = isTokenSettled(followed)
  return useMemo(
    () =>
      sub && phoneNumber && organizationKey
        ? { sub, phoneNumber, organizationKey, organizationToken: token, ready }
        : undefined,
    [sub, phoneNumber, organizationKey, token, ready],
  )
}
