import * as v from 'valibot'
import { askSiteServer } from '../api/connection.ts'
import type { SiteConfig } from '../contract/index.ts'
import {
  configureIdentity,
  createAuthorizationRequest,
  exchangeCode,
  keepFederatedTokens,
  namedCustomer,
  prefetchClient,
  type Provider,
} from '../identity/federated/index.ts'
import { abortAfter, whenAborted } from '../tasks/index.ts'
import { pendingSignInEntry, readStored, readStoredAs, rememberedLogin, writeStored } from './browser-storage.ts'
import { forgetView, siteConfig, type Alert } from './session-state.ts'

/*
 * Signs in with Apple or Google through the hosted UI (spec §4): leaves the site, and handles every way of coming back. It is a
 * separate chunk, fetched when the customer presses the button or comes back.
 */

/** How a federated sign-in ended at the provider (spec §4). */
export type ProviderAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'error'; readonly error: string; readonly description: string }
  /** A token, or an error in the hash. We never request that: a token from an address does not become a session (readings). */
  | { readonly kind: 'unrequested' }
  /** The customer came back without a response. */
  | { readonly kind: 'none' }

/** How long the customer may wait for the provider's page to replace this one (spec §9). */
const leavingTimeoutMs = 10_000

/**
 * Leaves the site for a provider. Afterwards the customer returns to the present path.
 * @returns the alert for a customer who could not leave, or came back to this page
 */
export async function leaveForProvider(provider: Provider): Promise<Alert> {
  // On plain http the browser has no keys for it (PKCE).
  if (!('subtle' in crypto)) {
    const message = `Para ${access(provider)}, abra o site pelo endereço seguro, que começa com https.`
    return { status: 'danger', message }
  }
  const request = await createAuthorizationRequest(siteConfig(), provider)
  // Without a connection the browser would leave the site for its own error page.
  if (!request || !(navigator.onLine || (await askSiteServer()))) return failed(provider)
  const { address, state, verifier } = request
  if (!keepPending({ provider, state, verifier, path: location.pathname })) return failed(provider)
  const isRestored = await abortAfter(leavingTimeoutMs, (signal) => {
    const staying = Promise.race([restored(signal), whenAborted(signal)])
    location.assign(address)
    return staying
  })
  forgetPending()
  return isRestored ? leftHalfWay(provider) : failed(provider)
}

/**
 * Completes the federated sign-in that led to this page, with a session or with the reason why there is none.
 * @param signal ends the waiting; a later response has no effect
 * @returns the path that the customer left, which comes from storage: follow it only if it is an address of this site. The alert
 *   is undefined if the customer is signed in
 */
export async function completeFederatedSignIn(config: SiteConfig, answer: ProviderAnswer, signal: AbortSignal) {
  const pending = readStoredAs('session', pendingSignInEntry, pendingSchema)
  const alert = await alertFor(config, answer, signal, pending)
  forgetPending()
  return { path: pending?.path, alert }
}

async function alertFor(config: SiteConfig, answer: ProviderAnswer, signal: AbortSignal, pending?: PendingSignIn) {
  const provider = pending?.provider
  if (answer.kind === 'none') return leftHalfWay(provider)
  if (answer.kind === 'error') return refusal(answer.error, answer.description, provider)
  // An attacker's code would sign the customer in as the attacker, so it is not exchanged (RFC 6749 §10.12).
  if (answer.kind === 'unrequested' || pending?.state !== answer.state) return failed(provider)
  const exchanged = exchange(config, answer.code, pending.verifier, signal)
  return (await Promise.race([exchanged, whenAborted(signal)])) ? undefined : failed(provider)
}

async function exchange(config: SiteConfig, code: string, verifier: string, signal: AbortSignal): Promise<boolean> {
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
function refusal(error: string, description: string, provider: Provider | undefined): Alert {
  if (description.includes('SignUpExceptionAlreadyExists'))
    return { status: 'danger', message: 'Telefone ou E-mail já está vinculado a outra conta' }
  // On cancelling, Google sends `access_denied`, Apple `user_cancelled_authorize`.
  const cancelled = error === 'access_denied' || error.includes('cancelled') || description.includes('cancelled')
  return cancelled ? { status: 'info', message: `Você cancelou ${access(provider)}.` } : failed(provider)
}

const names: Readonly<Record<Provider, string>> = { apple: 'Apple', google: 'Google' }

const access = (provider?: Provider) => (provider ? `o acesso com ${names[provider]}` : 'o acesso')

const failed = (provider?: Provider): Alert => ({
  status: 'danger',
  message: `Não foi possível concluir ${access(provider)}. Tente de novo.`,
})

const leftHalfWay = (provider?: Provider): Alert => ({
  status: 'info',
  message: `Você não concluiu ${access(provider)}. Tente de novo quando quiser.`,
})

/** Resolves when the customer goes back and the browser restores the page from its cache. */
const restored = (signal: AbortSignal) =>
  new Promise<true>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(true), { signal })
  })

const pendingSchema = v.object({
  provider: v.picklist(['apple', 'google']),
  state: v.pipe(v.string(), v.nonEmpty()),
  verifier: v.string(),
  /** The path that the customer left. */
  path: v.string(),
})
type PendingSignIn = v.InferOutput<typeof pendingSchema>

/**
 * Keeps a federated sign-in in session storage, so that no other tab can complete it. A code whose state does not match it, such as
 * an attacker's, is refused.
 * @returns false if storage is blocked: then an attacker's response could not be recognised
 */
function keepPending(pending: PendingSignIn): boolean {
  const text = JSON.stringify(pending)
  writeStored('session', pendingSignInEntry, text)
  return readStored('session', pendingSignInEntry) === text
}

const forgetPending = () => writeStored('session', pendingSignInEntry, undefined)
