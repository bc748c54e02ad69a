/** Whose data a query holds: never one customer's, or one organisation's, in another's place. */
export interface CustomerScope {
  readonly sub: string
  readonly organizationKey: string
}

/** A customer at an organisation: whose data a screen asks for, and with what. */
export interface Membership extends CustomerScope {
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Goes out as `X-App-Token`; undefined where the organisation has none. */
  readonly organizationToken: string | undefined
  /** Whether everything that may still give a token has answered. */
  readonly ready: boolean
}

/** The key of a query on a customer's data at an organisation. */
export const customerKey = ({ sub, organizationKey }: CustomerScope, ...subject: readonly string[]) =>
  ['customer', sub, organizationKey, ...subject] as const
