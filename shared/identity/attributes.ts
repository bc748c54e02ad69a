import { callWithSession, fetchAttributes } from './identity-client.ts'
import { done, empty, isLost, type IdentityResult } from './identity-result.ts'

/* The signed-in customer's attributes, and the proof of the phone among them. */

/** Whether an attribute is the provider's own: `sub` and every `*_verified` are written by nobody else (spec §5). */
const isProvidersOwn = (attribute: string) => attribute === 'sub' || attribute.endsWith('_verified')

/** Changes attributes; the provider's own stay. */
export async function updateCustomer(attributes: Readonly<Record<string, string>>): Promise<IdentityResult> {
  const changeable = Object.entries(attributes).filter(([name]) => !isProvidersOwn(name))
  const updated = await callWithSession('UpdateUserAttributes', { UserAttributes: changeable.map(([Name, Value]) => ({ Name, Value })) })
  if (!isLost(updated)) return updated
  const stored = await fetchAttributes()
  return stored.ok && changeable.every(([name, text]) => stored.value[name] === text) ? done : updated
}

/** Deletes attributes, by name; the provider's own stay. */
export async function deleteAttributes(names: readonly string[]): Promise<IdentityResult> {
  const deletable = names.filter((name) => name && !isProvidersOwn(name))
  return deletable.length > 0 ? callWithSession('DeleteUserAttributes', { UserAttributeNames: deletable }) : empty
}

/** Asks for a six-digit code that proves the phone. */
export const requestPhoneCode = (): Promise<IdentityResult> =>
  callWithSession('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })

/** Proves the phone. */
export async function verifyPhone(code: string): Promise<IdentityResult> {
  if (!code) return empty
  const proven = await callWithSession('VerifyUserAttribute', { AttributeName: 'phone_number', Code: code })
  if (!isLost(proven)) return proven
  const stored = await fetchAttributes()
  return stored.ok && stored.value.phone_number_verified === 'true' ? done : proven
}
