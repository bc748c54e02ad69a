import type { Customer } from '../contract/index.ts'

/** How a customer can be reached. */
export type Contact = Partial<Record<'email' | 'phone_number', string>>

/** A customer's e-mail address and phone number, grouped by whether they are verified (spec §5). */
export function contactOf(
  customer: Pick<Customer, 'email' | 'email_verified' | 'phone_number' | 'phone_number_verified'>,
): {
  readonly verified: Contact
  readonly unverified: Contact
} {
  const verified: Contact = {}
  const unverified: Contact = {}
  for (const attribute of ['email', 'phone_number'] as const) {
    const value = customer[attribute]
    if (value) (customer[`${attribute}_verified`] ? verified : unverified)[attribute] = value
  }
  return { verified, unverified }
}
