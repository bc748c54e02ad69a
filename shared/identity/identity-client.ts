import { decodeJWT } from 'aws-amplify/auth'
import * as v from 'valibot'
import { customerSchema, type Customer, type SiteConfig } from '../contract/index.ts'
import { deviceNow, learnTime } from '../format/clock.ts'
import { identityErrorOf, type SessionEnd } from './identity-error.ts'
import { getTokens, setSessionEndListener } from './renewal.ts'
import { withSessionLock } from './session-lock.ts'
import {
  clockDriftIn,
  entryIn,
  eraseSessionWith,
  openSession,
  readSession,
  readTokens,
  setClientId,
  setEntry,
  setTokens,
  type StoredTokens,
} from './session-store.ts'
import {
  callUserPool,
  configuredPool,
  identityResult,
  namedError,
  setUserPool,
  type IdentityResult,
} from './user-pool.ts'

export { signOut } from './sign-out.ts'

/*
 * What the session needs of the identity provider. `client-on-demand.ts` fetches it as a separate chunk, and says what its functions
 * are for: a visitor without a session sees the sign-in form without it.
 */

/** The session's two tokens, as they are sent. */
export interface Tokens {
  /** The customer's `sub`; undefined if the ID token has none. */
  readonly sub: string | undefined
  /** Names the session: another sign-in, also of the same customer, has another name. */
  readonly session: string
  readonly idToken: string
  readonly accessToken: string
}

/**
 * Sets the user pool. Call it before anything else here.
 * @param onSessionEnd is called when the provider has refused to renew a session
 */
export function configureClient(config: SiteConfig, onSessionEnd: (end: SessionEnd) => void): void {
  setUserPool(config)
  setClientId(config.identity.userPoolClientId)
  setSessionEndListener(onSessionEnd)
  // Without a network nothing else tells the time.
  learnTime(deviceNow() + clockDriftIn(readSession()))
}

export async function currentTokens(options?: {
  readonly refused?: Pick<Tokens, 'idToken' | 'accessToken'> | undefined
}): Promise<IdentityResult<Tokens | undefined>> {
  try {
    const tokens = await getTokens(options?.refused)
    return { ok: true, value: tokens && asSent(tokens) }
  } catch (failure) {
    return { ok: false, error: identityErrorOf(failure, 'signed-in') }
  }
}

const asSent = ({ claims, idToken, accessToken }: StoredTokens): Tokens => ({
  sub: claims.sub,
  session: JSON.stringify([claims.sub, claims['auth_time']]),
  idToken,
  accessToken,
})

export const sessionOwner = async (): Promise<string | undefined> => readTokens()?.claims.sub

export async function namedCustomer(): Promise<
  Pick<Customer, 'sub' | 'phone_number' | 'phone_number_verified'> | undefined
> {
  const tokens = await getTokens().catch(() => undefined)
  const named = v.safeParse(customerSchema, tokens?.claims)
  return named.success ? named.output : undefined
}

export const isFederated = async (): Promise<boolean> => entryIn(readSession(), 'oauthMetadata') !== undefined

export const keepFederatedTokens = (
  issued: Parameters<typeof setTokens>[1],
  signal: AbortSignal,
): Promise<IdentityResult> =>
  identityResult('signed-out', () =>
    openSession(async (entries) => {
      signal.throwIfAborted()
      const username = v.parse(v.string(), decodeJWT(issued.accessToken).payload['username'])
      setTokens(entries, issued, username)
      setEntry(entries, 'oauthMetadata', '{"oauthSignIn":true}')
      return undefined
    }),
  )

export const forgetTokens = ({ accessToken }: Pick<Tokens, 'accessToken'>): Promise<boolean> =>
  // If the lock is lost, the code that took it decides what is stored.
  withSessionLock('wait', async () => eraseSessionWith(accessToken)).catch(() => false)

/** An attribute without a value reads as an empty text. */
const attributesSchema = v.object({
  UserAttributes: v.array(v.object({ Name: v.string(), Value: v.optional(v.string(), '') })),
})

/** The signed-in customer's attributes as the provider sends them, each as a text. */
export const fetchAttributes = (): Promise<IdentityResult<Readonly<Record<string, string>>>> =>
  askWithSession('GetUser', {}, (document) =>
    Object.fromEntries(v.parse(attributesSchema, document).UserAttributes.map(({ Name, Value }) => [Name, Value])),
  )

/** Whether only the provider may write an attribute: `sub` and every `*_verified` (spec §5). */
export const isProvidersOwn = (attribute: string) => attribute === 'sub' || attribute.endsWith('_verified')

export async function fetchCustomer(): Promise<IdentityResult<Customer>> {
  const fetched = await fetchAttributes()
  if (!fetched.ok) return fetched
  const customer = v.safeParse(customerSchema, fetched.value)
  if (!customer.success) return { ok: false, error: { kind: 'other', name: 'malformed' } }
  if (customer.output.phone_number_verified) await renewUnverified()
  return { ok: true, value: customer.output }
}

/** Renews an ID token that was issued before the phone was verified: the API reads in the token whether it is. */
async function renewUnverified(): Promise<void> {
  const tokens = readTokens()
  if (tokens?.claims['phone_number_verified'] === false) await currentTokens({ refused: asSent(tokens) })
}

/** Calls an operation with the session's access token, and ignores the provider's document. */
export const callWithSession = (operation: string, input: object = {}): Promise<IdentityResult> =>
  askWithSession(operation, input, () => undefined)

/**
 * Calls an operation with the session's access token, and reads the provider's document. If this device's clock is slow, the provider may consider a token expired that
 * looks valid here. Then the token is renewed, and the call is made once more.
 */
export async function askWithSession<Value>(
  operation: string,
  input: object,
  read: (document: unknown) => Value,
): Promise<IdentityResult<Value>> {
  const ask = (tokens: Tokens | undefined) =>
    identityResult('signed-in', async () => {
      configuredPool()
      if (!tokens) throw namedError('UserUnAuthenticatedException', 'No session')
      return read(await callUserPool(operation, { ...input, AccessToken: tokens.accessToken }))
    })
  const stored = await currentTokens()
  if (!stored.ok) return stored
  const outcome = await ask(stored.value)
  if (outcome.ok || outcome.error.kind !== 'token-expired') return outcome
  const renewed = await currentTokens({ refused: stored.value })
  return renewed.ok ? ask(renewed.value) : renewed
}
