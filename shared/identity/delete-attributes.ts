import { deleteUserAttributes } from 'aws-amplify/auth'
import { empty } from './empty-input.ts'
import { callWithSession } from './identity-client.ts'
import type { IdentityResult } from './identity-error.ts'
import { isProvidersOwn } from './own-attributes.ts'

/** Deletes attributes of the signed-in customer, by name; the provider's own stay. */
export async function deleteAttributes(names: readonly string[]): Promise<IdentityResult> {
  const [first, ...others] = names.filter((name) => name && !isProvidersOwn(name))
  if (!first) return empty
  return callWithSession(async () => {
    await deleteUserAttributes({ userAttributeKeys: [first, ...others] })
    return undefined
  })
}
