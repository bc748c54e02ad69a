import type { Customer } from '../contract/index.ts'
import { currentTokens, fetchCustomer, forgetTokens, sessionOwner, type Tokens } from '../identity/host.ts'
import type { IdentityResult } from '../identity/index.ts'
import { delay } from '../tasks/index.ts'
import { customerStorage } from './customer-storage.ts'
import { becomeAnonymous, endInvalidSession, forgetCustomer } from './end-session.ts'
import { leaveUnknownOrganization } from './organization-actions.ts'
import { state } from './session-state.ts'

/*
 * The identity provider decides who is signed in. Until it responds, another tab may sign out or sign in another customer, so a response
 * counts only if its session is still the stored one.
 */

/** The splash is removed after this time at the latest (readings, "Routes, start, organisation"). */
const startTimeoutMs = 15_000

/** How long the check waits for the early requests after its own response, so that the screen is rendered once instead of twice. */
const earlyGraceMs = 200

/**
 * Asks the identity provider whether the stored session is still valid; safe to call again.
 * @param early requests that run during the check
 */
export async function checkSession(early?: Promise<void>): Promise<void> {
  await Promise.race([decideSession(early), delay(startTimeoutMs)])
  if (state.authentication === 'loading') state.authentication = 'unreachable'
}

/** Sets the authentication by the provider's response; without a response, leaves it unchanged. */
async function decideSession(early: Promise<void> | undefined): Promise<void> {
  const asked = await currentTokens()
  if (!asked.ok) return
  if (!asked.value) {
    // The tokens may have been removed since the page opened.
    if (state.authentication === 'authenticated') forgetCustomer()
    else becomeAnonymous()
    return
  }
  const customer = await fetchCustomer()
  if (customer.ok) {
    await Promise.race([early, delay(earlyGraceMs)])
    await enter(customer.value)
    return
  }
  switch (customer.error.kind) {
    case 'session-ended':
      await endRefused(asked.value)
      return
    case 'not-signed-in':
    case 'wrong-credentials':
      await forgetTokens(asked.value)
      await followStoredSession()
      return
    default:
    // Other failures say nothing about the session: the tokens stay.
  }
}

/** Reads the customer again, after a sign-in or a change of attributes. */
export async function refreshCustomer(): Promise<IdentityResult> {
  const asked = await currentTokens()
  const customer = await fetchCustomer()
  if (customer.ok) {
    await enter(customer.value)
    return { ok: true, value: undefined }
  }
  if (customer.error.kind === 'session-ended' && asked.ok && asked.value) await endRefused(asked.value)
  return customer
}

/** Follows the stored tokens, which another tab may have replaced or erased. */
export async function followStoredSession(): Promise<void> {
  const owner = await sessionOwner()
  if (isDecided() && owner === state.user?.sub) return
  // Before the check, since the provider's response about another customer takes time.
  if (state.user) forgetCustomer()
  await checkSession()
}

/** Opens the session, unless another one is stored by now, or the organisation turned out not to exist. */
async function enter(customer: Customer): Promise<void> {
  if ((await sessionOwner()) !== customer.sub) return followStoredSession()
  if (state.organization.lookup === 'not-found') return leaveUnknownOrganization()
  customerStorage.open(customer.sub)
  state.user = customer
  state.authentication = 'authenticated'
}

/** Ends the session that the provider refused, unless another tab has already ended or replaced it. */
async function endRefused(refused: Tokens): Promise<void> {
  if (await forgetTokens(refused)) endInvalidSession()
  else await followStoredSession()
}

/** Whether the provider has said who is signed in. */
const isDecided = (): boolean => state.authentication === 'anonymous' || state.authentication === 'authenticated'
