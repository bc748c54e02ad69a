import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi, valueOrThrow } from '../api/index.ts'
import type { Reward } from '../contract/index.ts'

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

/** The key of a query for a customer's data at an organisation. */
export const customerKey = ({ sub, organizationKey }: CustomerScope, ...subject: readonly string[]) =>
  ['customer', sub, organizationKey, ...subject] as const

/** The customer's total at an organisation. Home shows it, and rewards are compared with it (spec §7). */
export const pointsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'points'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          valueOrThrow(
            await callApi('customerByPhone', {
              path: { phone: membership.phoneNumber },
              organizationToken: membership.organizationToken,
              signal,
            }),
          )
      : skipToken,
  })

/** The score extract, unchanged, for the statement and for the points that expire soon on home (spec §7). */
export const statementQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'scores'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          valueOrThrow(
            await callApi('scoresByPhone', {
              // With the country code, without `+`.
              path: { phone: membership.phoneNumber.replace('+', '') },
              organizationToken: membership.organizationToken,
              signal,
            }),
          )
      : skipToken,
  })

/** The organisation's rewards, cheapest first, for the list and for the next reward on home (spec §7). */
export const rewardsQuery = (membership: Membership) =>
  queryOptions({
    queryKey: customerKey(membership, 'rewards'),
    queryFn: membership.ready
      ? async ({ signal }) =>
          cheapestFirst(
            valueOrThrow(
              await callApi('rewards', {
                query: { per_organization: 'true' },
                organizationToken: membership.organizationToken,
                signal,
              }),
            ),
          )
      : skipToken,
  })

export const cheapestFirst = <Item extends Pick<Reward, 'debited_value'>>(rewards: readonly Item[]): Item[] =>
  [...rewards].sort((one, other) => one.debited_value - other.debited_value)
