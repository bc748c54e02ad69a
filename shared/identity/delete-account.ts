import { deleteUser } from 'aws-amplify/auth'
import { callWithSession, forgetTokens } from './identity-client.ts'
import type { IdentityResult } from './identity-error.ts'

/**
 * Deletes the signed-in customer's account, for good, and forgets the tokens on this device. An account that is gone already
 * is what was wanted: the answer to a first attempt may have been lost.
 */
export async function deleteAccount(): Promise<IdentityResult> {
  const deleted = await callWithSession(async () => {
    await deleteUser()
    return undefined
  })
  if (!deleted.ok && !(deleted.error.kind === 'session-ended' && deleted.error.end === 'user-deleted')) return deleted
  await forgetTokens()
  return { ok: true, value: undefined }
}
