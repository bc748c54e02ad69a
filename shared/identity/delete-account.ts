import { deleteUser } from 'aws-amplify/auth'
import { openRoom } from './client-room.ts'
import { callWithSession, sessionOwner, takeSession } from './identity-client.ts'
import type { IdentityResult } from './identity-error.ts'
import { readSession } from './stored-session.ts'

/**
 * Deletes the signed-in customer's account, for good, and forgets the session on this device. An account that is gone already
 * is what was wanted: the answer to a first attempt may have been lost.
 */
export async function deleteAccount(): Promise<IdentityResult> {
  const owner = await sessionOwner()
  const deleted = await callWithSession(async () => {
    await deleteUser(openRoom(readSession()))
    return undefined
  })
  if (!deleted.ok && !(deleted.error.kind === 'session-ended' && deleted.error.end === 'user-deleted')) return deleted
  await takeSession(owner)
  return { ok: true, value: undefined }
}
