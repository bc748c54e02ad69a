import { callWithSession, fetchAttributes } from './identity-client.ts'
import { done, empty, isLost, type IdentityResult } from './identity-result.ts'

/* Changes the signed-in customer's attributes, and verifies the phone number. */

/** Whether only the provider may write an attribute: `sub` and every `*_verified` (spec §5). */
const isProvidersOwn = (attribute: string) => attribute === 'sub' || attribute.endsWith('_verified')

/** Changes attributes, except those that only the provider may write. */
export async function updateCustomer(attributes: Readonly<Record<string, string>>): Promise<IdentityResult> {
  const changeable = Object.entries(attributes).filter(([name]) => !isProvidersOwn(name))
  const updated = await callWithSession('UpdateUserAttributes', {
    UserAttributes: changeable.map(([Name, Value]) => ({ Name, Value })),
  })
  if (!isLost(updated)) return updated
  const stored = await fetchAttributes()
  return stored.ok && changeable.every(([name, text]) => stored.value[name] === text) ? done : updated
}

/** Deletes attributes by their names, except those that only the provider may write. */
export async function deleteAttributes(names: readonly string[]): Promise<IdentityResult> {
  const deletable = names.filter((name) => name && !isProvidersOwn(name))
  return deletable.length > 0 ? callWithSession('DeleteUserAttributes', { UserAttributeNames: deletable }) : empty
}

/** Has the provider send a six-digit code that verifies the phone number. */
export const requestPhoneCode = (): Promise<IdentityResult> =>
  callWithSession('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })

/** Verifies the phone number with the code. */
export async function verifyPhone(code: string): Promise<IdentityResult> {
  if (!code) return empty
  const verified = await callWithSession('VerifyUserAttribute', { AttributeName: 'phone_number', Code: code })
  if (!isLost(verified)) return verified
  const stored = await fetchAttributes()
  return stored.ok && stored.value.phone_number_verified === 'true' ? done : verified
}
