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
import type { ProviderAnswer } from './arrival.ts'
import { pendingSignInName, readStored, readStoredAs, rememberedLogin, writeStored } from './browser-storage.ts'
import { forgetView, type SessionState } from './session-state.ts'
import { siteConfig } from './site.ts'

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

/** A federated sign-in while the customer is at the provider. */
export interface PendingSignIn {
  readonly provider: Provider
  readonly state: string
  readonly verifier: string
  /** The path that the customer left. */
  readonly path: string
}

const pendingSchema = v.object({
  provider: v.picklist(['apple', 'google']),
  state: v.pipe(v.string(), v.nonEmpty()),
  verifier: v.string(),
  path: v.string(),
})

/**
 * The federated sign-in that this tab has begun. It is in session storage, so that no other tab can complete it. A code whose state
 * does not match it, such as an attacker's, is refused.
 */
export const pendingSignIn = {
  /** @returns false if storage is blocked: then an attacker's response could not be recognised */
  keep(pending: PendingSignIn): boolean {
    const text = JSON.stringify(pending)
    writeStored('session', pendingSignInName, text)
    return readStored('session', pendingSignInName) === text
  },
  read: (): PendingSignIn | undefined => readStoredAs('session', pendingSignInName, pendingSchema),
  forget: (): void => writeStored('session', pendingSignInName, undefined),
}

const names: Readonly<Record<Provider, string>> = { apple: 'Apple', google: 'Google' }

const access = (provider: Provider | undefined) => (provider ? `o acesso com ${names[provider]}` : 'o acesso')

const messages = {
  cancelled: (provider: Provider | undefined) => `Você cancelou ${access(provider)}.`,
  leftHalfWay: (provider: Provider | undefined) =>
    `Você não concluiu ${access(provider)}. Tente de novo quando quiser.`,
  failed: (provider: Provider | undefined) => `Não foi possível concluir ${access(provider)}. Tente de novo.`,
  /** On plain http the browser has no keys for it (PKCE). */
  insecure: (provider: Provider) => `Para ${access(provider)}, abra o site pelo endereço seguro, que começa com https.`,
  alreadyRegistered: 'Telefone ou E-mail já está vinculado a outra conta',
} as const
