import type { Customer, SiteConfig } from '../contract/index.ts'
import { nextTask } from '../tasks/index.ts'
import { ownerEntry } from './entry-names.ts'
import type { IssuedTokens } from './federated/exchange-code.ts'
import type * as identityClient from './identity-client.ts'
import type { SessionEnd } from './identity-error.ts'
import type { IdentityResult } from './identity-result.ts'

/*
 * The identity functions that the session calls. The identity client itself is fetched when it is needed: for a stored session,
 * or for a form. The page's HTML preloads it if a session is likely.
 */

/** The session's two tokens, as they are sent. */
export interface Tokens {
  /** The customer's `sub`; undefined if the ID token has none. */
  readonly sub: string | undefined
  readonly idToken: string
  readonly accessToken: string
}

type Client = typeof identityClient

let configured: SiteConfig | undefined
let loading: Promise<Client> | undefined
const endListeners = new Set<(end: SessionEnd) => void>()

/** Sets the configuration. Call it before anything else here. */
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
      // In the task that loads it: if another tab stores something before, the client's own listener fails. Without a configuration the
      // client itself refuses each call.
      if (configured) client.configureClient(configured)
      client.onRenewalRefused((end) => {
        for (const listener of endListeners) listener(end)
      })
      await nextTask()
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

/** Calls the client. If it cannot be fetched, the failure is `network`. */
async function ask<Value>(
  question: (client: Client) => Promise<IdentityResult<Value>>,
): Promise<IdentityResult<Value>> {
  const client = await loadClient().catch(() => undefined)
  return client ? question(client) : { ok: false, error: { kind: 'network' } }
}

const storedOwner = () => ownerEntry(configured?.identity.userPoolClientId ?? '')

/** Whether a session may be stored on this device. It reads one storage entry, and does not fetch the client. */
function mayHoldSession(): boolean {
  if (loading) return true
  try {
    return localStorage.getItem(storedOwner()) !== null
  } catch {
    // With blocked storage no session survives a visit.
    return false
  }
}

export interface RefusedTokens {
  /** Tokens that a service refused, for example with a 401. They are renewed too, unless others have replaced them. */
  readonly refused?: Pick<Tokens, 'idToken' | 'accessToken'> | undefined
}

/** The session's tokens; expired tokens are renewed first. Undefined without a session. */
export async function currentTokens(options?: RefusedTokens): Promise<IdentityResult<Tokens | undefined>> {
  if (!mayHoldSession()) return { ok: true, value: undefined }
  return ask((client) => client.currentTokens(options))
}

/** A customer, as far as the ID token describes one. */
export type NamedCustomer = Pick<Customer, 'sub' | 'phone_number' | 'phone_number_verified'>

/**
 * The customer whom the session's ID token names; undefined without a session. The token proves nothing. Use it only to request
 * data early that is shown after the provider has responded.
 */
export async function namedCustomer(): Promise<NamedCustomer | undefined> {
  if (!mayHoldSession()) return undefined
  const client = await loadClient().catch(() => undefined)
  return client?.namedCustomer()
}

/** Asks the provider who is signed in. Stored tokens alone prove nothing (readings, "Identity"). */
export const fetchCustomer = (): Promise<IdentityResult<Customer>> => ask((client) => client.fetchCustomer())

/** Fetches the identity client before its first use. */
export const prefetchClient = (): void => void loadClient().catch(() => undefined)

/**
 * Stores the tokens of a federated sign-in. They replace any others.
 * @param signal if it is aborted, nothing is stored
 */
export const keepFederatedTokens = (issued: IssuedTokens, signal: AbortSignal): Promise<IdentityResult> =>
  ask((client) => client.keepFederatedTokens(issued, signal))

/** Whether the stored session comes from a federated sign-in. */
export async function isFederated(): Promise<boolean> {
  if (!mayHoldSession()) return false
  const client = await loadClient().catch(() => undefined)
  return (await client?.isFederated()) ?? false
}

/** The `sub` of the stored session, expired or not; undefined without a session. Makes no call. */
export async function sessionOwner(): Promise<string | undefined> {
  if (!mayHoldSession()) return undefined
  const client = await loadClient().catch(() => undefined)
  return client?.sessionOwner()
}

/**
 * Erases tokens that the provider refused, unless others have replaced them.
 * @returns whether they were still stored
 */
export const forgetTokens = async (refused: Tokens): Promise<boolean> => (await loadClient()).forgetTokens(refused)

export interface SignOutOptions {
  /** Whether to end the customer's sessions on every other device too. */
  readonly everywhere: boolean
  /** The `sub` of the customer to sign out; another customer's session stays. Undefined signs out anybody. */
  readonly owner?: string | undefined
}

/** Signs out: erases the session on this device at once, then tells the provider. */
export const signOut = (options: SignOutOptions): Promise<IdentityResult> => ask((client) => client.signOut(options))

/** Calls the listener when the provider has refused to renew a session. Its tokens are already erased. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): void => void endListeners.add(listener)

/** Calls the listener when another tab has stored or erased a session. */
export function onSessionElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === null || key === storedOwner()) listener()
  })
}

/** The operations that forms call, fetched on first use. Rejects if they cannot be fetched. */
export const loadAccount = async () => (await loadClient()).loadAccount()

/**
 * The operations of a customer's settings: password, devices, second factor, deletion. They are fetched on first use. Rejects if
 * they cannot be fetched.
 */
export const loadAccountSettings = async () => (await loadClient()).loadAccountSettings()
