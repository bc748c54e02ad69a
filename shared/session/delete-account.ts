import type { IdentityResult } from '../identity/index.ts'
import { callAccountSettings } from './call-account.ts'
import { forgetCustomer } from './end-session.ts'
import { rememberedLogin } from './remembered-login.ts'
import { state } from './session-state.ts'

/** Deletes the customer's account for good. Nothing of the customer stays on this device, not even the phone number. */
export async function deleteAccount(): Promise<IdentityResult> {
  const phoneNumber = rememberedLogin.phoneNumber()
  const username = rememberedLogin.username()
  // Before the tokens are removed: other tabs then show the sign-in view, which would identify a phone number that is still stored.
  rememberedLogin.forget()
  const deleted = await callAccountSettings((settings) => settings.deleteAccount())
  if (deleted.ok) forgetCustomer()
  else if (state.user && phoneNumber) rememberedLogin.remember(username ? { phoneNumber, username } : { phoneNumber })
  return deleted
}
