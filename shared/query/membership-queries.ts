import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi, valueOrThrow, type ApiResult } from '../api/index.ts'
import type { Customer, Organization, Reward } from '../contract/index.ts'

/** Whose data a query holds. It separates customers, and organisations. */
export interface CustomerScope {
  readonly sub: string
  readonly organizationKey: string
}

/** A customer at an organisation, with what a request for the customer's data needs. */
export interface Membership extends CustomerScope {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Sent as `X-App-Token`; undefined if the organisation has none. */
  readonly organizationToken: string | undefined
  /** Whether the token is known, or will not come any more. */
  readonly ready: boolean
}

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

/** The key of a query for a customer's data at an organisation. */
export const customerKey = ({ sub, organizationKey }: CustomerScope, ...subject: readonly string[]) =>
  ['customer', sub, organizationKey, ...subject] as const

/** A query for a customer's data, which waits until the organisation's token is known. The phone names the customer, so another one's is other data. */
const membershipQuery = <Data>(
  membership: Membership,
  subject: string,
  read: (context: { readonly signal: AbortSignal }) => Promise<ApiResult<Data>>,
) =>
  queryOptions({
    queryKey: customerKey(membership, subject, membership.phoneNumber),
    queryFn: membership.ready ? async (context) => valueOrThrow(await read(context)) : skipToken,
  })

/** The customer's total at an organisation. Home shows it, and rewards are compared with it (spec §7). */
export const pointsQuery = (membership: Membership) =>
  membershipQuery(membership, 'points', ({ signal }) => {
    const { phoneNumber, organizationToken } = membership
    return callApi('customerByPhone', { path: { phone: phoneNumber }, organizationToken, signal })
  })

/** The score extract, unchanged, for the statement and for the points that expire soon on home (spec §7). */
export const statementQuery = (membership: Membership) =>
  membershipQuery(membership, 'scores', ({ signal }) => {
    const { phoneNumber, organizationToken } = membership
    // With the country code, without `+`.
    return callApi('scoresByPhone', { path: { phone: phoneNumber.replace('+', '') }, organizationToken, signal })
  })

/** The organisation's rewards, cheapest first, for the list and for the next reward on home (spec §7). */
export const rewardsQuery = (membership: Membership) =>
  membershipQuery(membership, 'rewards', async ({ signal }) => {
    const { organizationToken } = membership
    const rewards = await callApi('rewards', { query: { per_organization: 'true' }, organizationToken, signal })
    return rewards.ok ? { ok: true, value: cheapestFirst(rewards.value) } : rewards
  })

export const cheapestFirst = <Item extends Pick<Reward, 'debited_value'>>(rewards: readonly Item[]): Item[] =>
  [...rewards].sort((one, other) => one.debited_value - other.debited_value)
