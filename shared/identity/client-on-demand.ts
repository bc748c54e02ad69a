import type { SiteConfig } from '../contract/index.ts'
import { ownerEntry, readStored } from '../session/browser-storage.ts'
import { nextTask } from '../tasks/index.ts'
import type * as identityClient from './identity-client.ts'
import type { SessionEnd } from './identity-error.ts'

/*
 * The functions of `identity-client.ts`, which is fetched with the library when one of them needs it: for a stored session, or for a
 * form. The page's HTML preloads it if a session is likely. If it cannot be fetched, the failure is `network`.
 */

type Client = typeof identityClient

let configured: SiteConfig | undefined
let loading: Promise<Client> | undefined

/** Sets the configuration. Call it before anything else here. */
export function configureIdentity(config: SiteConfig): void {
  configured = config
  void loading?.then(
    (client) => client.configureClient(config, notifySessionEnd),
    () => undefined,
  )
}

function loadClient(): Promise<Client> {
  loading ??= import(/* webpackChunkName: "session" */ './identity-client.ts').then(
    async (client) => {
      // Without a configuration the client itself refuses each call.
      if (configured) client.configureClient(configured, notifySessionEnd)
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

const storedOwner = () => ownerEntry(configured?.identity.userPoolClientId ?? '')

/** Whether there may be a session. It reads one storage entry, and does not fetch the client. */
function mayHoldSession(): boolean {
  // A session that could not be stored is known to the client alone.
  return loading !== undefined || readStored('local', storedOwner()) !== undefined
}

/**
 * A function of the client, which is fetched at the first call.
 * @param unfetched the result if it cannot be fetched
 * @param anonymous the result without a session, if that needs no client
 */
const onDemand =
  <Given extends readonly unknown[], Value>(
    pick: (client: Client) => (...given: Given) => Promise<Value>,
    unfetched: NoInfer<Value>,
    anonymous?: { readonly result: NoInfer<Value> },
  ) =>
  async (...given: Given): Promise<Value> => {
    if (anonymous && !mayHoldSession()) return anonymous.result
    const client = await loadClient().catch(() => undefined)
    return client ? pick(client)(...given) : unfetched
  }

const network = { ok: false, error: { kind: 'network' } } as const
const nothing = { result: undefined }
const noTokens = { result: { ok: true, value: undefined } } as const

/**
 * The session's tokens; expired tokens are renewed first. Undefined without a session. `refused` are tokens that a service refused,
 * for example with a 401: they are renewed too, unless others have replaced them.
 */
export const currentTokens = onDemand((client) => client.currentTokens, network, noTokens)

/**
 * The customer whom the session's ID token names; undefined without a session. The token proves nothing. Use it only to request
 * data early that is shown after the provider has responded.
 */
export const namedCustomer = onDemand((client) => client.namedCustomer, undefined, nothing)

/** The `sub` in the session's ID token, expired or not; undefined without a session. Makes no call. */
export const sessionOwner = onDemand((client) => client.sessionOwner, undefined, nothing)

/** Whether the session comes from a federated sign-in. */
export const isFederated = onDemand((client) => client.isFederated, false, { result: false })

/** Asks the provider who is signed in. Stored tokens alone prove nothing (readings, "Identity"). */
export const fetchCustomer = onDemand((client) => client.fetchCustomer, network)

/** Stores the tokens of a federated sign-in, which replace any others. Once the signal is aborted it stores nothing. */
export const keepFederatedTokens = onDemand((client) => client.keepFederatedTokens, network)

/** Erases tokens that the provider refused, unless others have replaced them. @returns whether they were still stored */
export const forgetTokens = onDemand((client) => client.forgetTokens, false)

/** Signs out: erases the session on this device at once, then tells the provider. A failure concerns only the provider's part. */
export const signOut = onDemand((client) => client.signOut, network)

const endListeners = new Set<(end: SessionEnd) => void>()

/** Calls the listener when the provider has refused to renew a session. Its tokens are already erased. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): void => void endListeners.add(listener)

function notifySessionEnd(end: SessionEnd): void {
  for (const listener of endListeners) listener(end)
}

/** Calls the listener when another tab has stored or erased a session. */
export function onSessionElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === null || key === storedOwner()) listener()
  })
}

/** Fetches the client before its first use. */
export const prefetchClient = (): void => void loadClient().catch(() => undefined)

/** The operations that forms call, fetched on first use. Rejects if they cannot be fetched. */
export async function loadAccount() {
  const account = import(/* webpackChunkName: "account" */ './account.ts')
  return (await Promise.all([account, loadClient()]))[0]
}

/** The operations of a customer's settings: password, devices, deletion. Fetched on first use; rejects if they cannot be. */
export async function loadAccountSettings() {
  const settings = import(/* webpackChunkName: "account-settings" */ './account-settings.ts')
  return (await Promise.all([settings, loadClient()]))[0]
}
