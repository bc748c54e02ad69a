import { createApiClient, installApiClient, type ApiResult } from '../api/index.ts'
import type { SiteConfig } from '../contract/index.ts'
import {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  onIdentityEvent,
  type IdentityError,
  type IdentityResult,
  type Tokens,
} from '../identity/index.ts'
import { endInvalidSession, forgetSession } from './end-session.ts'
import { takePhoneHint } from './phone-hint.ts'
import { state } from './session-state.ts'
import { installSiteConfig } from './site.ts'

/** The splash never stays longer (readings, "Routes, start, organisation"). */
const startTimeoutMs = 15_000

/** Wires the page's singletons together and finds out who is signed in. */
export async function startSession(config: SiteConfig): Promise<void> {
  takePhoneHint()
  installSiteConfig(config)
  configureIdentity(config)
  installApiClient(createApiClient({ config, tokens: ({ renew }) => sessionTokens(renew) }))
  onIdentityEvent((event) => {
    if (event === 'signed-out' && state.authentication === 'authenticated') void forgetSession()
    else if (typeof event === 'object') void endIfOver(event.refreshFailed)
  })
  addEventListener('online', () => {
    if (!state.reachable) void checkSession()
  })
  await checkSession()
}

/** Asks the identity provider whether the stored session still holds; safe to call again. */
export async function checkSession(): Promise<void> {
  state.reachable = true
  const tokens = await currentTokens()
  if (tokens.ok && !tokens.value) return becomeAnonymous()
  const customer = await Promise.race([fetchCustomer(), noAnswer()])
  if (customer.ok) {
    state.user = customer.value
    state.authentication = 'authenticated'
    return
  }
  switch (customer.error.kind) {
    case 'session-ended':
      return endInvalidSession()
    case 'not-signed-in':
    case 'wrong-credentials':
      return forgetSession()
    default:
      // Anything else says nothing about the session: the tokens stay.
      state.reachable = false
  }
}

/** Reads the customer again, after a sign-in or a change of attributes. */
export async function refreshCustomer(): Promise<IdentityResult> {
  const customer = await fetchCustomer()
  if (!customer.ok) {
    await endIfOver(customer.error)
    return customer
  }
  state.user = customer.value
  state.authentication = 'authenticated'
  return { ok: true, value: undefined }
}

function becomeAnonymous() {
  state.authentication = 'anonymous'
}

async function endIfOver(error: IdentityError): Promise<void> {
  if (error.kind === 'session-ended') await endInvalidSession()
}

/** One renewal serves every call that waits for it. */
let renewal: Promise<IdentityResult<Tokens | undefined>> | undefined

async function sessionTokens(renew: boolean): Promise<ApiResult<Tokens | undefined>> {
  if (renew) renewal ??= currentTokens({ renew }).finally(() => (renewal = undefined))
  const tokens = await (renew ? renewal : currentTokens())
  if (tokens?.ok) return tokens
  return { ok: false, error: { kind: tokens?.error.kind === 'network' ? 'network' : 'not-signed-in' } }
}

const noAnswer = () =>
  new Promise<IdentityResult<never>>((resolve) => {
    setTimeout(() => resolve({ ok: false, error: { kind: 'network' } }), startTimeoutMs)
  })
