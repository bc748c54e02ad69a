import { callAsClient } from './call-user-pool.ts'
import { callWithSession } from './identity-client.ts'
import { done, empty, identityResult, isLost, type IdentityResult } from './identity-result.ts'

/** Changes the signed-in customer's password. Fails with `wrong-credentials` if the present one is wrong. Sessions stay open. */
export async function changePassword(presentPassword: string, newPassword: string): Promise<IdentityResult> {
  if (!presentPassword || !newPassword) return empty
  const changed = await replace(presentPassword, newPassword)
  // If the change took effect, the provider accepts the new password as the present one.
  return isLost(changed) && (await replace(newPassword, newPassword)).ok ? done : changed
}

const replace = (former: string, next: string) =>
  callWithSession('ChangePassword', { PreviousPassword: former, ProposedPassword: next })

/**
 * Makes the provider send a six-digit code, with which `confirmForgotPassword` sets a new password.
 * @param username the username, or the verified phone number: `+55` and eleven digits
 */
export async function forgotPassword(username: string): Promise<IdentityResult> {
  if (!username) return empty
  return identityResult('signed-out', async () => {
    await callAsClient('ForgotPassword', { Username: username })
    return undefined
  })
}

export interface ForgottenPassword {
  /** The username, or the phone number: `+55` and eleven digits. */
  readonly username: string
  readonly code: string
  readonly newPassword: string
}

/** Sets a new password. The code verifies the phone number, too. */
export async function confirmForgotPassword({
  username,
  code,
  newPassword,
}: ForgottenPassword): Promise<IdentityResult> {
  if (!username || !code || !newPassword) return empty
  return identityResult('signed-out', async () => {
    await callAsClient('ConfirmForgotPassword', { Username: username, ConfirmationCode: code, Password: newPassword })
    return undefined
  })
}
