import type { IdentityResult } from '../identity/index.ts'
import { callAccountSettings } from './call-account.ts'
import { followStoredSession } from './session-lifecycle.ts'
import { rememberedLogin } from './remembered-login.ts'
import { state } from './session-state.ts'

/** Permanently deletes the customer's account, and everything of the customer on this device, also the phone number. */
export async function deleteAccount(): Promise<IdentityResult> {
  const phoneNumber = rememberedLogin.phoneNumber()
  const username = rememberedLogin.username()
  // Before the tokens are erased: other tabs then show the sign-in view, which would start with a phone number that is still stored.
  rememberedLogin.forget()
  const deleted = await callAccountSettings((settings) => settings.deleteAccount())
  if (deleted.ok) await followStoredSession()
  else if (state.user && phoneNumber) rememberedLogin.remember(username ? { phoneNumber, username } : { phoneNumber })
  return deleted
}
