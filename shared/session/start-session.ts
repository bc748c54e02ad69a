import { createApiClient, installApiClient, type ApiResult } from '../api/index.ts'
import type { Customer, EndpointName, SiteConfig } from '../contract/index.ts'
import {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  onIdentityEvent,
  type IdentityError,
  type IdentityResult,
  type Tokens,
} from '../identity/index.ts'
import { nextTask } from '../tasks/index.ts'
import { askEarly } from './ask-early.ts'
import { customerStorage } from './customer-storage.ts'
import { endInvalidSession, forgetCustomer, forgetSession } from './end-session.ts'
import { leaveUnknownOrganization } from './organization-actions.ts'
import { takePhoneHint } from './phone-hint.ts'
import { state } from './session-state.ts'
import { installSiteConfig } from './site.ts'

/** The splash never stays longer (readings, "Routes, start, organisation"). */
const startTimeoutMs = 15_000

/** So long the answers that were asked for early may come after the check's, for the screen to be drawn once instead of twice. */
const earlyGraceMs = 200

/**
 * Wires the page's singletons together and finds out who is signed in.
 * @param organizationKey the organisation of the address, for whose points is asked meanwhile
 */
export async function startSession(config: SiteConfig, organizationKey?: string): Promise<void> {
  takePhoneHint()
  installSiteConfig(config)
  configureIdentity(config)
  installApiClient(createApiClient({ config, tokens: sessionTokens, onLeftOut }))
  onIdentityEvent((event) => {
    if (event === 'signed-out') followSignOut()
    else if (event === 'signed-in-elsewhere') void followStoredTokens()
    else if (typeof event === 'object') void endIfOver(event.refreshFailed)
  })
  addEventListener('pageshow', ({ persisted }) => {
    // Taken out of the back-forward cache as it was left, it heard of nothing that other tabs did meanwhile.
    if (persisted) void followStoredTokens()
  })
  addEventListener('online', () => {
    if (!state.reachable) void checkSession()
  })
  await checkSession(organizationKey === undefined ? undefined : nextTask().then(() => askEarly(organizationKey)))
}

/**
 * Asks the identity provider whether the stored session still holds; safe to call again.
 * @param early what was asked for beside it
 */
export async function checkSession(early?: Promise<void>): Promise<void> {
  // Not before: what stands in the place of the console meanwhile stays until there is an answer.
  state.reachable = await decideSession(early)
}

/** @returns whether there was an answer that says how the session stands */
async function decideSession(early: Promise<void> | undefined): Promise<boolean> {
  const customer = await Promise.race([storedCustomer(), noAnswer()])
  if (customer.ok && customer.value) {
    await Promise.race([early, graceOver()])
    await enter(customer.value)
    return true
  }
  if (customer.ok) {
    // Tokens that were there when the page opened are gone.
    if (state.authentication === 'authenticated') forgetCustomer()
    else customerStorage.erase()
    state.authentication = 'anonymous'
    return true
  }
  switch (customer.error.kind) {
    case 'session-ended':
      await endInvalidSession()
      return true
    case 'not-signed-in':
    case 'wrong-credentials':
      await forgetSession()
      return true
    default:
      // Anything else says nothing about the session: the tokens stay.
      return false
  }
}

/** Reads the customer again, after a sign-in or a change of attributes. */
export async function refreshCustomer(): Promise<IdentityResult> {
  const customer = await fetchCustomer()
  if (!customer.ok) {
    await endIfOver(customer.error)
    return customer
  }
  await enter(customer.value)
  return { ok: true, value: undefined }
}

/** Opens the session, unless the organisation's answer came first and said that there is none. */
async function enter(customer: Customer): Promise<void> {
  if (state.organization.lookup === 'unknown') return leaveUnknownOrganization()
  customerStorage.open(customer.sub)
  state.user = customer
  state.authentication = 'authenticated'
}

/** The customer of the stored tokens; undefined, without asking anyone, where there are none. */
async function storedCustomer(): Promise<IdentityResult<Customer | undefined>> {
  const tokens = await currentTokens()
  return tokens.ok && !tokens.value ? { ok: true, value: undefined } : fetchCustomer()
}

/** Leaves with another tab; where nobody could check the session yet, its end can be seen here. */
function followSignOut(): void {
  if (state.authentication === 'authenticated') forgetCustomer()
  else if (!state.reachable) void checkSession()
}

/** Makes this tab's session that of the stored tokens, which another tab may have exchanged; one without an answer says nothing. */
async function followStoredTokens(): Promise<void> {
  if (state.authentication === 'loading') return
  const tokens = await currentTokens()
  if (!tokens.ok || tokens.value?.sub === state.user?.sub) return
  // At once: what the provider says of the other customer takes a while.
  if (state.user) forgetCustomer()
  await checkSession()
}

/** Told to the console, where support reads it; the field's name, never its value. */
function onLeftOut(name: EndpointName, field: string, items: number): void {
  console.warn(`[api] ${name}: ${items} left out, ${field} is not what the contract says`)
}

async function endIfOver(error: IdentityError): Promise<void> {
  if (error.kind === 'session-ended') await endInvalidSession()
}

async function sessionTokens(refused?: Pick<Tokens, 'idToken'>): Promise<ApiResult<Tokens | undefined>> {
  let tokens = await currentTokens()
  // Where they differ, another call's renewal came first.
  if (refused && tokens.ok && tokens.value?.idToken === refused.idToken) tokens = await currentTokens({ renew: true })
  if (tokens.ok && belongToAnother(tokens.value)) {
    void followStoredTokens()
    return { ok: false, error: { kind: 'not-signed-in' } }
  }
  if (tokens.ok) return tokens
  return { ok: false, error: { kind: tokens.error.kind === 'network' ? 'network' : 'not-signed-in' } }
}

/** Whether tokens are another customer's than the one whom this tab shows: of two customers nothing is ever mixed (goals, "Faults"). */
const belongToAnother = (tokens: Tokens | undefined): boolean => Boolean(tokens && state.user && tokens.sub !== state.user.sub)

const graceOver = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, earlyGraceMs)
  })

const noAnswer = () =>
  new Promise<IdentityResult<never>>((resolve) => {
    setTimeout(() => resolve({ ok: false, error: { kind: 'network' } }), startTimeoutMs)
  })
