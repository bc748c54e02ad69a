import { callAsClient } from './call-user-pool.ts'
import { callWithSession } from './identity-client.ts'
import { done, empty, identityResult, isLost, type IdentityResult } from './identity-result.ts'

/** Replaces the signed-in customer's password; where the present one is wrong, `wrong-credentials`. Sessions go on. */
export async function changePassword(presentPassword: string, newPassword: string): Promise<IdentityResult> {
  if (!presentPassword || !newPassword) return empty
  const changed = await replace(presentPassword, newPassword)
  // Where the new password took effect, the provider accepts it as the present one.
  return isLost(changed) && (await replace(newPassword, newPassword)).ok ? done : changed
}

const replace = (former: string, next: string) => callWithSession('ChangePassword', { PreviousPassword: former, ProposedPassword: next })

/**
 * Has the provider send the six-digit code with which `confirmForgotPassword` sets a new password.
 * @param username or the verified phone: `+55` and eleven digits.
 */
export async function forgotPassword(username: string): Promise<IdentityResult> {
  if (!username) return empty
  return identityResult('signed-out', async () => {
    await callAsClient('ForgotPassword', { Username: username })
    return undefined
  })
}

export interface ForgottenPassword {
  /** Or the phone: `+55` and eleven digits. */
  readonly username: string
  readonly code: string
  readonly newPassword: string
}

/** Sets a new password; its code proves the phone, too. */
export async function confirmForgotPassword({ username, code, newPassword }: ForgottenPassword): Promise<IdentityResult> {
  if (!username || !code || !newPassword) return empty
  return identityResult('signed-out', async () => {
    await callAsClient('ConfirmForgotPassword', { Username: username, ConfirmationCode: code, Password: newPassword })
    return undefined
  })
}
