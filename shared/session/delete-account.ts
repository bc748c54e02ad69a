import { loadAccountSettings, type IdentityResult } from '../identity/index.ts'
import { refreshCustomer } from './check-session.ts'
import { forgetCustomer } from './end-session.ts'
import { knownCustomer } from './known-customer.ts'

/** Deletes the customer's account, for good; then nothing of the customer is left here, the phone included. */
export async function deleteAccount(): Promise<IdentityResult> {
  const settings = await loadAccountSettings().catch(() => undefined)
  if (!settings) return { ok: false, error: { kind: 'network' } }
  const phoneNumber = knownCustomer.phoneNumber()
  const username = knownCustomer.username()
  // Before the tokens go: other tabs then show the sign-in view, which would ask about a phone that it still finds.
  knownCustomer.forget()
  const deleted = await settings.deleteAccount()
  if (deleted.ok) forgetCustomer()
  else if (deleted.error.kind === 'session-ended') await refreshCustomer()
  else if (phoneNumber) knownCustomer.remember(username ? { phoneNumber, username } : { phoneNumber })
  return deleted
}
