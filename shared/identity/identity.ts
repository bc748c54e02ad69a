import type { Customer, SiteConfig } from '../contract/index.ts'
import { nextTask } from '../tasks/index.ts'
import { ownerEntry } from './entry-names.ts'
import type { IssuedTokens } from './federated/exchange-code.ts'
import type * as identityClient from './identity-client.ts'
import type { SessionEnd } from './identity-error.ts'
import type { IdentityResult } from './identity-result.ts'

/*
 * What the session calls. The identity client itself is fetched when there is a session to ask
 * about, or a form to send; the page's HTML preloads it where a session is likely.
 */

/** The session's two tokens, as they go out. */
export interface Tokens {
  /** Whose they are; undefined where the ID token does not say. */
  readonly sub: string | undefined
  readonly idToken: string
  readonly accessToken: string
}

type Client = typeof identityClient

let configured: SiteConfig | undefined
let loading: Promise<Client> | undefined
const endListeners = new Set<(end: SessionEnd) => void>()

/** Names the pool. Before anything else here. */
export function configureIdentity(config: SiteConfig): void {
  configured = config
  void loading?.then(
    (client) => client.configureClient(config),
    () => undefined,
  )
}

function loadClient(): Promise<Client> {
  loading ??= import(/* webpackChunkName: "identity" */ './identity-client.ts').then(
    async (client) => {
      await nextTask()
      // Unconfigured, the client refuses each call by itself.
      if (configured) client.configureClient(configured)
      client.onRenewalRefused((end) => {
        for (const listener of endListeners) listener(end)
      })
      return client
    },
    (failure: unknown) => {
      // The next call fetches it again.
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** Asks the client; a client that cannot be fetched is a network that is lost. */
async function ask<Value>(question: (client: Client) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> {
  const client = await loadClient().catch(() => undefined)
  return client ? question(client) : { ok: false, error: { kind: 'network' } }
}

const storedOwner = () => ownerEntry(configured?.identity.userPoolClientId ?? '')

/** Whether this device may hold a session: as cheap as a look at the name under which the client keeps its user. */
function mayHoldSession(): boolean {
  if (loading) return true
  try {
    return localStorage.getItem(storedOwner()) !== null
  } catch {
    // Blocked storage keeps nothing from one visit to the next.
    return false
  }
}

/**
 * The session's tokens, renewed first when they have expired; undefined without a session.
 * @param options.renew asks for new ones even though these look valid, after a 401.
 */
export async function currentTokens(options?: { renew?: boolean }): Promise<IdentityResult<Tokens | undefined>> {
  if (!mayHoldSession()) return { ok: true, value: undefined }
  return ask((client) => client.currentTokens(options))
}

/** A customer as an ID token names them. */
export type NamedCustomer = Pick<Customer, 'sub' | 'phone_number' | 'phone_number_verified'>

/**
 * Whom the session's ID token names; undefined without one. It proves nothing: it is good for asking early
 * for what is shown once the provider has answered.
 */
export async function namedCustomer(): Promise<NamedCustomer | undefined> {
  if (!mayHoldSession()) return undefined
  const client = await loadClient().catch(() => undefined)
  return client?.namedCustomer()
}

/** Asks the provider who is signed in; local tokens alone prove nothing (readings, "Identity"). */
export const fetchCustomer = (): Promise<IdentityResult<Customer>> => ask((client) => client.fetchCustomer())

/** Fetches the identity client ahead of its first use. */
export const prefetchClient = (): void => void loadClient().catch(() => undefined)

/**
 * Keeps the tokens of a federated sign-in in the place of any others.
 * @param signal aborted where nobody waits for them any more
 */
export const keepFederatedTokens = (issued: IssuedTokens, signal: AbortSignal): Promise<IdentityResult> =>
  ask((client) => client.keepFederatedTokens(issued, signal))

/** Whether the stored session is that of a federated sign-in. */
export async function isFederated(): Promise<boolean> {
  if (!mayHoldSession()) return false
  const client = await loadClient().catch(() => undefined)
  return (await client?.isFederated()) ?? false
}

/** Whose session is stored, expired or not; undefined without one. Asks nobody. */
export async function sessionOwner(): Promise<string | undefined> {
  if (!mayHoldSession()) return undefined
  const client = await loadClient().catch(() => undefined)
  return client?.sessionOwner()
}

/**
 * Forgets tokens that the provider refused, unless others have taken their place.
 * @returns whether they were still stored
 */
export const forgetTokens = async (refused: Tokens): Promise<boolean> => (await loadClient()).forgetTokens(refused)

export interface SignOutOptions {
  /** Ends the customer's sessions on every other device too. */
  readonly everywhere: boolean
  /** Whose session is meant, where that is known; another customer's stays. */
  readonly owner?: string | undefined
}

/** Signs out: this device forgets the session at once, then the provider is told. */
export const signOut = (options: SignOutOptions): Promise<IdentityResult> => ask((client) => client.signOut(options))

/** Tells of sessions that the provider refused to renew; their tokens are gone by then. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): void => void endListeners.add(listener)

/** Tells when another tab has stored or erased a session. */
export function onSessionElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // No key: all of the storage was cleared.
    if (key === null || key === storedOwner()) listener()
  })
}

/** The operations that a form needs, fetched on first use. Rejects where they cannot be fetched. */
export const loadAccount = async () => (await loadClient()).loadAccount()

/**
 * The operations that a customer's settings need: password, devices, second factor, deletion. Fetched on first use; rejects
 * where they cannot be fetched.
 */
export const loadAccountSettings = async () => (await loadClient()).loadAccountSettings()
