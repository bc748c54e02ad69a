import type { Customer, Organization } from 'shared/contract'
import type { Membership } from 'shared/query'

/** A customer's membership at one of the customer's organisations. The page's address may name another one. */
export const membershipAt = (
  { sub, phone_number }: Pick<Customer, 'sub' | 'phone_number'>,
  { key, token }: Pick<Organization, 'key' | 'token'>,
): Membership => ({
  sub,
  phoneNumber: phone_number ?? '',
  organizationKey: key,
  organizationToken: token,
  ready: phone_number !== undefined,
})
