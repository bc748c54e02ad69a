/** Whose data a query holds: never one customer's, or one organisation's, in another's place. */
export interface CustomerScope {
  readonly sub: string
  readonly organizationKey: string
}

/** The key of a query on a customer's data at an organisation. */
export const customerKey = ({ sub, organizationKey }: CustomerScope, ...subject: readonly string[]) =>
  ['customer', sub, organizationKey, ...subject] as const
