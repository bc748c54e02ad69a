import { loadAccount, loadAccountSettings, type IdentityResult } from '../identity/index.ts'
import { rememberedLogin } from './browser-storage.ts'
import { checkSession, followStoredSession, isSessionOver } from './session-lifecycle.ts'
import { state } from './session-state.ts'

export type Account = Awaited<ReturnType<typeof loadAccount>>

/**
 * A function that calls the identity provider with an operation. It fetches the operations' code on first use; a failure to fetch it
 * is `network`. If the provider says that the session is over, it ends here (spec §4).
 */
const callerOf =
  <Operations>(load: () => Promise<Operations>) =>
  async <Value>(call: (operations: Operations) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> => {
    const operations = await load().catch(() => undefined)
    if (!operations) return { ok: false, error: { kind: 'network' } }
    const result = await call(operations)
    if (!result.ok && isSessionOver(result.error) && state.user) await checkSession()
    return result
  }

/** Calls the identity provider for a form. */
export const callAccount = callerOf(loadAccount)

/** Calls the identity provider for the customer's settings: password, devices, deletion. */
export const callAccountSettings = callerOf(loadAccountSettings)

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
