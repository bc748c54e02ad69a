import { forgetDeviceKeys } from './device-keys.ts'
import { callWithSession, fetchCustomer, sessionOwner } from './identity-client.ts'
import { eraseSessionOf } from './sign-out.ts'
import { done, empty, isLost, type IdentityResult } from './user-pool.ts'

/* The entry of a separate chunk: the operations of a customer's settings, which no sign-in needs. */
export { forgetDevice, listDevices, rememberDevice } from './devices.ts'

/** Changes the signed-in customer's password. Fails with `wrong-credentials` if the present one is wrong. Sessions stay open. */
export async function changePassword(presentPassword: string, newPassword: string): Promise<IdentityResult> {
  if (!presentPassword || !newPassword) return empty
  const changed = await replace(presentPassword, newPassword)
  // If the change took effect, the provider accepts the new password as the present one.
  return isLost(changed) && (await replace(newPassword, newPassword)).ok ? done : changed
}

const replace = (former: string, next: string) =>
  callWithSession('ChangePassword', { PreviousPassword: former, ProposedPassword: next })

/** Permanently deletes the signed-in customer's account, and erases the session on this device. */
export async function deleteAccount(): Promise<IdentityResult> {
  const owner = await sessionOwner()
  const deleted = await callWithSession('DeleteUser')
  // If the account no longer exists, the deletion succeeded, whichever call deleted it.
  if (!deleted.ok && !isDeleted(isLost(deleted) ? await fetchCustomer() : deleted)) return deleted
  await eraseSessionOf(owner)
  forgetDeviceKeys()
  return done
}

const isDeleted = (result: IdentityResult<unknown>) =>
  !result.ok && result.error.kind === 'session-ended' && result.error.end === 'user-deleted'
