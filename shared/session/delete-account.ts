import type { IdentityResult } from '../identity/index.ts'
import { callAccountSettings } from './call-account.ts'
import { forgetCustomer } from './end-session.ts'
import { rememberedLogin } from './remembered-login.ts'
import { state } from './session-state.ts'

/** Deletes the customer's account, for good; then nothing of the customer is left here, the phone included. */
export async function deleteAccount(): Promise<IdentityResult> {
  const phoneNumber = rememberedLogin.phoneNumber()
  const username = rememberedLogin.username()
  // Before the tokens go: other tabs then show the sign-in view, which would ask about a phone that it still finds.
  rememberedLogin.forget()
  const deleted = await callAccountSettings((settings) => settings.deleteAccount())
  if (deleted.ok) forgetCustomer()
  else if (state.user && phoneNumber) rememberedLogin.remember(username ? { phoneNumber, username } : { phoneNumber })
  return deleted
}
