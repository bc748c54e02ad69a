import { askSiteServer } from '../../api/connection.ts'
import type { SiteConfig } from '../../contract/index.ts'
import { createAuthorizationRequest, type Provider } from '../../identity/federated/authorization-request.ts'
import { exchangeCode } from '../../identity/federated/exchange-code.ts'
import { configureIdentity, keepFederatedTokens, namedCustomer, prefetchClient } from '../../identity/identity.ts'
import { abortAfter, whenAborted } from '../../tasks/index.ts'
import type { ProviderAnswer } from '../arrival.ts'
import { rememberedLogin } from '../remembered-login.ts'
import type { SessionState } from '../session-state.ts'
import { siteConfig } from '../site.ts'
import { forgetView } from '../ui-actions.ts'
import { messages } from './messages.ts'
import { pendingSignIn, type PendingSignIn } from './pending-sign-in.ts'

/*
 * Signs in with Apple or Google through the hosted UI (spec §4): leaves the site, and handles every way of coming back. It is a
 * separate chunk, fetched when the customer presses the button or comes back.
 */

export type Alert = Omit<SessionState['ui']['alert'], 'show'>

/** How long the customer may wait for the provider's page to replace this one (spec §9). */
const leavingTimeoutMs = 10_000

/**
 * Leaves the site for a provider. Afterwards the customer returns to the present path.
 * @returns the alert for a customer who could not leave, or came back to this page
 */
export async function leaveForProvider(provider: Provider): Promise<Alert> {
  if (!('subtle' in crypto)) return { status: 'danger', message: messages.insecure(provider) }
  const request = await createAuthorizationRequest(siteConfig(), provider)
  // Without a connection the browser would leave the site for its own error page.
  if (!request || !(navigator.onLine || (await askSiteServer()))) return failed(provider)
  const { address, state, verifier } = request
  if (!pendingSignIn.keep({ provider, state, verifier, path: location.pathname })) return failed(provider)
  const isRestored = await abortAfter(leavingTimeoutMs, (signal) => {
    const staying = Promise.race([restored(signal), whenAborted(signal)])
    location.assign(address)
    return staying
  })
  pendingSignIn.forget()
  return isRestored ? leftHalfWay(provider) : failed(provider)
}

/** The outcome of a federated sign-in. */
export interface FederatedOutcome {
  /** The path that the customer left. It comes from storage: follow it only if it is an address of this site. */
  readonly path: string | undefined
  /** The alert for the customer; undefined if signed in. */
  readonly alert: Alert | undefined
}

/**
 * Completes the federated sign-in that led to this page, with a session or with the reason why there is none.
 * @param signal ends the waiting; a later response has no effect
 */
export async function completeFederatedSignIn(
  config: SiteConfig,
  answer: ProviderAnswer,
  signal: AbortSignal,
): Promise<FederatedOutcome> {
  const pending = pendingSignIn.read()
  const alert = await outcomeOf(config, answer, pending, signal)
  pendingSignIn.forget()
  return { path: pending?.path, alert }
}

async function outcomeOf(
  config: SiteConfig,
  answer: ProviderAnswer,
  pending: PendingSignIn | undefined,
  signal: AbortSignal,
): Promise<Alert | undefined> {
  switch (answer.kind) {
    case 'none':
      return leftHalfWay(pending?.provider)
    case 'unrequested':
      return failed(pending?.provider)
    case 'error':
      return refusal(answer, pending?.provider)
    case 'code': {
      // An attacker's code would sign the customer in as the attacker, so it is not exchanged (RFC 6749 §10.12).
      if (pending?.state !== answer.state) return failed(pending?.provider)
      const signedIn = await Promise.race([exchange(config, answer.code, pending, signal), whenAborted(signal)])
      return signedIn ? undefined : failed(pending.provider)
    }
  }
}

async function exchange(
  config: SiteConfig,
  code: string,
  { verifier }: PendingSignIn,
  signal: AbortSignal,
): Promise<boolean> {
  configureIdentity(config)
  prefetchClient()
  const issued = await exchangeCode(config, { code, verifier }, signal)
  if (!issued.ok) return false
  const kept = await keepFederatedTokens(issued.value, signal)
  if (!kept.ok) return false
  forgetView()
  const customer = await namedCustomer()
  if (customer?.phone_number) rememberedLogin.remember({ phoneNumber: customer.phone_number })
  return true
}

/** The alert for an error of the provider, which the user pool passes on (spec §8). */
function refusal(
  { error, description }: Extract<ProviderAnswer, { kind: 'error' }>,
  provider: Provider | undefined,
): Alert {
  if (description.includes('SignUpExceptionAlreadyExists'))
    return { status: 'danger', message: messages.alreadyRegistered }
  // On cancelling, Google sends `access_denied`, Apple `user_cancelled_authorize`.
  const cancelled = error === 'access_denied' || error.includes('cancelled') || description.includes('cancelled')
  return cancelled ? { status: 'info', message: messages.cancelled(provider) } : failed(provider)
}

const failed = (provider: Provider | undefined): Alert => ({ status: 'danger', message: messages.failed(provider) })

const leftHalfWay = (provider: Provider | undefined): Alert => ({
  status: 'info',
  message: messages.leftHalfWay(provider),
})

/** Resolves when the customer goes back and the browser restores the page from its cache. */
const restored = (signal: AbortSignal) =>
  new Promise<true>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(true), { signal })
  })
