import type { IdentityResult } from 'shared/identity'
import { forgetView, isSessionOver, isVerified, rememberedLogin, refreshCustomer, session } from 'shared/session'
import { genericFailure } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { storedVerification } from '../flow/remember-flow.ts'
import { sendRememberedAcceptance } from '../sign-up/terms-acceptance.ts'

/** Opens the session after the provider accepted a sign-in. */
export async function finishSignIn(phoneNumber: string, username?: string): Promise<IdentityResult> {
  rememberedLogin.remember(username ? { phoneNumber, username } : { phoneNumber })
  // Before the session opens, which starts the terms check.
  sendRememberedAcceptance(phoneNumber)
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

/** Says that the session could not be opened. A session that is over says so itself. */
export function reportFailure(entered: IdentityResult, step: FlowStep): void {
  if (!entered.ok && !isSessionOver(entered.error)) step.say(genericFailure)
}
