import type { IdentityResult } from 'shared/identity'
import { checkSession, forgetView, isVerified, knownCustomer, refreshCustomer, session } from 'shared/session'
import { storedVerification } from '../flow/stored-verification.ts'
import { sendAcceptance } from '../sign-up/terms-acceptance.ts'

/** What follows a sign-in that the identity provider accepted. */
export async function afterSignIn({ phoneNumber, username }: { phoneNumber: string; username?: string | undefined }): Promise<IdentityResult> {
  knownCustomer.remember(username ? { phoneNumber, username } : { phoneNumber })
  // Before the session is known: it starts the terms check.
  await sendAcceptance(phoneNumber)
  return enterSession()
}

/** Reads who is signed in now. The shell shows the console as soon as the phone is verified; then nothing of the flow stays. */
export async function enterSession(): Promise<IdentityResult> {
  const refreshed = await refreshCustomer()
  if (!refreshed.ok) return refreshed
  forgetView()
  if (isVerified(session)) storedVerification.forget()
  return refreshed
}

/** Whether a failure means that the session is over; then the session says so itself, and this area shows sign-in again. */
export async function isSessionOver(result: IdentityResult): Promise<boolean> {
  if (result.ok || (result.error.kind !== 'session-ended' && result.error.kind !== 'not-signed-in')) return false
  await checkSession()
  return true
}
