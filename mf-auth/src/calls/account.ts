import { loadAccount, type IdentityResult } from 'shared/identity'
import { checkSession, forgetView, isVerified, knownCustomer, refreshCustomer, session } from 'shared/session'
import { sessionFailure } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { storedVerification } from '../flow/remember-flow.ts'
import { sendAcceptance } from '../sign-up/terms-acceptance.ts'

/* The calls to the identity provider, and what follows a sign-in. */

export type Account = Awaited<ReturnType<typeof loadAccount>>

/** Calls the identity provider. Its code is fetched on first use; if that fails, the network has failed. */
export async function callAccount<Value>(call: (account: Account) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> {
  const account = await loadAccount().catch(() => undefined)
  return account ? call(account) : { ok: false, error: { kind: 'network' } }
}

/** Opens the session after the provider accepted a sign-in. */
export async function afterSignIn(customer: { phoneNumber: string; username?: string | undefined }): Promise<IdentityResult> {
  const { phoneNumber, username } = customer
  knownCustomer.remember(username ? { phoneNumber, username } : { phoneNumber })
  // Sent first, since the session starts the terms check. Nothing waits for it (readings, "Routes, start, organisation").
  void sendAcceptance(phoneNumber)
  return enterSession()
}

/** Reads who is signed in now. Once the phone is verified the shell shows the console, and nothing of the flow is kept. */
export async function enterSession(): Promise<IdentityResult> {
  const refreshed = await refreshCustomer()
  if (!refreshed.ok) return refreshed
  forgetView()
  if (isVerified(session)) storedVerification.forget()
  return refreshed
}

/** Whether a call failed because the session is over. Then the session is ended, which leads to sign-in. */
export async function isSessionOver(result: IdentityResult): Promise<boolean> {
  if (result.ok || (result.error.kind !== 'session-ended' && result.error.kind !== 'not-signed-in')) return false
  await checkSession()
  return true
}

/** Says that the session could not be opened. A session that has ended says so itself. */
export function sayIfFailed(entered: IdentityResult, step: FlowStep): void {
  if (!entered.ok && entered.error.kind !== 'session-ended') step.say(sessionFailure)
}
