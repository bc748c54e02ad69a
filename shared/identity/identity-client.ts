import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as v from 'valibot'
import { customerSchema, identityEndpoints, type Customer, type SiteConfig } from '../contract/index.ts'
import { deviceNow, learnTime } from '../format/clock.ts'
import { callUserPool, configuredPool, namedError } from './call-user-pool.ts'
import { identityErrorOf } from './identity-error.ts'
import { identityResult, setResponseTimeout, type IdentityResult } from './identity-result.ts'
import type { NamedCustomer, RefusedTokens, Tokens } from './identity.ts'
import { withSessionLock } from './session-lock.ts'
import { clockDriftIn, deviceStorage, eraseSessionWith, keepSessionOf, readSession } from './stored-session.ts'
import { getTokens, loadTokens, type StoredTokens } from './token-provider.ts'

export { keepFederatedTokens } from './federated/keep-tokens.ts'
export { signOut, takeSession } from './sign-out.ts'
export { onRenewalRefused } from './token-provider.ts'

/*
 * The adapter around the identity client. Only this file and the files that it loads import the client. It is a separate chunk:
 * a visitor without a session sees the sign-in form without it.
 */

/** Configures the identity client for the user pool. Call it before anything else here. */
export function configureClient(config: SiteConfig): void {
  const { identity } = config
  const endpoints = identityEndpoints(config)
  setResponseTimeout(config.api.timeoutMs)
  // It warns about endpoints that are not AWS's. Ours is configured on purpose.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const auth = {
    Cognito: {
      userPoolId: identity.userPoolId,
      userPoolClientId: identity.userPoolClientId,
      userPoolEndpoint: endpoints.userPool,
    },
  }
  keepSessionOf(identity.userPoolClientId)
  // Without a network nothing else tells the time.
  learnTime(deviceNow() + clockDriftIn(readSession()))
  cognitoUserPoolsTokenProvider.setAuthConfig(auth)
  // With our storage the client does not listen to other tabs; `identity.ts` does.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(deviceStorage)
  // Without a credentials provider the client makes no calls to the identity pool.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: { getTokens: () => getTokens() } } })
}

/** The session's tokens; expired tokens are renewed first. Undefined without a session. */
export async function currentTokens(options?: RefusedTokens): Promise<IdentityResult<Tokens | undefined>> {
  try {
    const tokens = await getTokens(options)
    return { ok: true, value: tokens ? sent(tokens) : undefined }
  } catch (failure) {
    return { ok: false, error: identityErrorOf(failure, 'signed-in') }
  }
}

/** The tokens as they are sent; undefined without an ID token. */
const sent = ({ accessToken, idToken }: StoredTokens): Tokens | undefined =>
  idToken && { sub: idToken.payload.sub, idToken: idToken.toString(), accessToken: accessToken.toString() }

/** The `sub` in the stored ID token, expired or not; undefined without a session. Makes no call. */
export async function sessionOwner(): Promise<string | undefined> {
  const tokens = await loadTokens()
  return tokens?.idToken?.payload.sub
}

/** The customer whom the session's ID token names; undefined without a session. */
export async function namedCustomer(): Promise<NamedCustomer | undefined> {
  const tokens = await getTokens().catch(() => undefined)
  const named = v.safeParse(customerSchema, tokens?.idToken?.payload)
  return named.success ? named.output : undefined
}

/** An attribute without a value reads as an empty text. */
const attributesSchema = v.object({
  UserAttributes: v.array(v.object({ Name: v.string(), Value: v.optional(v.string(), '') })),
})

/** The signed-in customer's attributes as the provider sends them, each as a text. */
export const fetchAttributes = (): Promise<IdentityResult<Readonly<Record<string, string>>>> =>
  askWithSession('GetUser', {}, (document) =>
    Object.fromEntries(v.parse(attributesSchema, document).UserAttributes.map(({ Name, Value }) => [Name, Value])),
  )

/** Asks the provider who is signed in. Stored tokens alone prove nothing (readings, "Identity"). */
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
  const tokens = await loadTokens()
  if (tokens?.idToken?.payload.phone_number_verified === false) await currentTokens({ refused: sent(tokens) })
}

/** Calls an operation with the session's access token, and ignores the provider's document. */
export const callWithSession = (operation: string, input: object = {}): Promise<IdentityResult> =>
  askWithSession(operation, input, () => undefined)

/**
 * The same, and reads the provider's document. If this device's clock is slow, the provider may consider a token expired that
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

/** Whether the stored session comes from a federated sign-in. */
export async function isFederated(): Promise<boolean> {
  const metadata = await cognitoUserPoolsTokenProvider.tokenOrchestrator.getOAuthMetadata()
  return metadata?.oauthSignIn ?? false
}

/**
 * Erases tokens that the provider refused, unless others have replaced them.
 * @returns whether they were still stored
 */
export const forgetTokens = ({ accessToken }: Pick<Tokens, 'accessToken'>): Promise<boolean> =>
  // If the lock is lost, the code that took it decides what is stored.
  withSessionLock('wait', async () => eraseSessionWith(accessToken)).catch(() => false)

/** The operations that forms call, a second chunk. Rejects if it cannot be fetched. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account.ts')

/** The operations of a customer's settings, a third chunk. Rejects if it cannot be fetched. */
export const loadAccountSettings = () => import(/* webpackChunkName: "account-settings" */ './account-settings.ts')
