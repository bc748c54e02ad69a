import * as v from 'valibot'
import { askWithSession, callWithSession, fetchCustomer, sessionOwner, takeSession } from './identity-client.ts'
import { done, isLost, type IdentityResult } from './identity-result.ts'
import { forgetKeptDevice } from './remembered-device.ts'

/*
 * The entry of a separate chunk: the operations of a customer's settings, which no sign-in needs.
 */
export { deleteAttributes } from './attributes.ts'
export { forgetDevice, forgetThisDevice, listDevices, rememberDevice, type Device } from './devices.ts'
export { changePassword, confirmForgotPassword, forgotPassword, type ForgottenPassword } from './password.ts'

/** The second factor that a sign-in requests first. */
export type PreferredMfa = 'none' | 'sms' | 'totp' | 'email'

const kinds = { SMS_MFA: 'sms', SOFTWARE_TOKEN_MFA: 'totp', EMAIL_OTP: 'email' } as const

const preferenceSchema = v.object({
  PreferredMfaSetting: v.optional(v.picklist(['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'])),
})

/** The signed-in customer's preferred second factor; `none` if nothing was chosen (spec §3). */
export const fetchPreferredMfa = (): Promise<IdentityResult<PreferredMfa>> =>
  askWithSession('GetUser', {}, (document) => {
    const { PreferredMfaSetting: preferred } = v.parse(preferenceSchema, document)
    return preferred ? kinds[preferred] : 'none'
  })

/** Permanently deletes the signed-in customer's account, and erases the session on this device. */
export async function deleteAccount(): Promise<IdentityResult> {
  const owner = await sessionOwner()
  const deleted = await callWithSession('DeleteUser')
  // If the account no longer exists, the deletion succeeded, whichever call deleted it.
  if (!deleted.ok && !isDeleted(isLost(deleted) ? await fetchCustomer() : deleted)) return deleted
  await takeSession(owner)
  await forgetKeptDevice()
  return done
}

const isDeleted = (result: IdentityResult<unknown>) =>
  !result.ok && result.error.kind === 'session-ended' && result.error.end === 'user-deleted'
