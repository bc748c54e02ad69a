import { confirmResetPassword, resetPassword, updatePassword } from 'aws-amplify/auth'
import { empty } from './empty-input.ts'
import { callWithSession } from './identity-client.ts'
import { identityResult, type IdentityResult } from './identity-error.ts'

/** Replaces the signed-in customer's password; where the present one is wrong, `wrong-credentials`. Sessions go on. */
export async function changePassword(presentPassword: string, newPassword: string): Promise<IdentityResult> {
  if (!presentPassword || !newPassword) return empty
  return callWithSession(async () => {
    await updatePassword({ oldPassword: presentPassword, newPassword })
    return undefined
  })
}

/**
 * Has the provider send the six-digit code with which `confirmForgotPassword` sets a new password.
 * @param username or the verified phone: `+55` and eleven digits.
 */
export async function forgotPassword(username: string): Promise<IdentityResult> {
  if (!username) return empty
  return identityResult('signed-out', async () => {
    await resetPassword({ username })
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
    await confirmResetPassword({ username, confirmationCode: code, newPassword })
    return undefined
  })
}
