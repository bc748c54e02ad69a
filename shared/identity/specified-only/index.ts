import * as v from 'valibot'
import type { Customer } from '../../contract/index.ts'
import { forgetDevice, onThisDevice } from '../devices.ts'
import { askWithSession, callWithSession, isProvidersOwn } from '../identity-client.ts'
import { callSignedOut, empty, type IdentityResult } from '../user-pool.ts'

/*
 * What the specification names (§3, §5, §7) and no screen needs yet. Only tests call it, so that it is known to work; no build
 * contains it.
 */

type Contact = Partial<Record<'email' | 'phone_number', string>>

/** A customer's e-mail address and phone number, grouped by whether they are verified (spec §5). */
export function contactOf(
  customer: Pick<Customer, 'email' | 'email_verified' | 'phone_number' | 'phone_number_verified'>,
): Readonly<Record<'verified' | 'unverified', Contact>> {
  const verified: Contact = {}
  const unverified: Contact = {}
  for (const attribute of ['email', 'phone_number'] as const) {
    const value = customer[attribute]
    if (value) (customer[`${attribute}_verified`] ? verified : unverified)[attribute] = value
  }
  return { verified, unverified }
}

/** Deletes attributes by their names, except those that only the provider may write. */
export async function deleteAttributes(names: readonly string[]): Promise<IdentityResult> {
  const deletable = names.filter((name) => name && !isProvidersOwn(name))
  return deletable.length > 0 ? callWithSession('DeleteUserAttributes', { UserAttributeNames: deletable }) : empty
}

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

/** Makes the provider forget this device. */
export const forgetThisDevice = (): Promise<IdentityResult> => onThisDevice(forgetDevice)

/**
 * Makes the provider send a six-digit code, with which `confirmForgotPassword` sets a new password.
 * @param username the username, or the verified phone number: `+55` and eleven digits
 */
export async function forgotPassword(username: string): Promise<IdentityResult> {
  if (!username) return empty
  return callSignedOut('ForgotPassword', { Username: username })
}

/**
 * Sets a new password. The code verifies the phone number, too.
 * @param forgotten.username the username, or the phone number: `+55` and eleven digits
 */
export async function confirmForgotPassword(
  forgotten: Readonly<Record<'username' | 'code' | 'newPassword', string>>,
): Promise<IdentityResult> {
  const { username, code, newPassword } = forgotten
  if (!username || !code || !newPassword) return empty
  return callSignedOut('ConfirmForgotPassword', { Username: username, ConfirmationCode: code, Password: newPassword })
}
