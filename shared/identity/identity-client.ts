import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as v from 'valibot'
import { customerSchema, identityEndpoints, type Customer, type SiteConfig } from '../contract/index.ts'
import { callUserPool, configuredPool, namedError } from './call-user-pool.ts'
import { identityErrorOf } from './identity-error.ts'
import { identityResult, limitAnswers, withinLimit, type IdentityResult } from './identity-result.ts'
import type { NamedCustomer, Tokens } from './identity.ts'
import { withSessionLock } from './session-lock.ts'
import { deviceStorage, eraseSessionWith, keepSessionOf } from './stored-session.ts'
import { getTokens, loadTokens } from './token-provider.ts'

export { keepFederatedTokens } from './federated/keep-tokens.ts'
export { signOut, takeSession } from './sign-out.ts'
export { onRenewalRefused } from './token-provider.ts'

/*
 * The one adapter around the identity client, with what it loads; nothing else imports it. A
 * chunk of its own: a visitor without a session needs none of it to see the sign-in form.
 */

/** Points the identity client at the configured pool. Before anything else here. */
export function configureClient(config: SiteConfig): void {
  const { identity } = config
  const endpoints = identityEndpoints(config)
  limitAnswers(config.api.timeoutMs)
  // It warns of every endpoint that is not AWS's; ours is configured on purpose.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const auth = {
    Cognito: {
      userPoolId: identity.userPoolId,
      userPoolClientId: identity.userPoolClientId,
      userPoolEndpoint: endpoints.userPool,
    },
  }
  keepSessionOf(identity.userPoolClientId)
  cognitoUserPoolsTokenProvider.setAuthConfig(auth)
  // With a storage of ours it also stops listening to other tabs: `identity.ts` does.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(deviceStorage)
  // Without a credentials provider a session costs no call to the identity pool.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: { getTokens } } })
}

/**
 * The session's tokens, renewed first when they have expired; undefined without a session.
 * @param options.renew asks for new ones even though these look valid, after a 401.
 */
export async function currentTokens(options?: { renew?: boolean }): Promise<IdentityResult<Tokens | undefined>> {
  try {
    const tokens = await withinLimit(getTokens({ forceRefresh: options?.renew ?? false }))
    if (!tokens?.idToken) return { ok: true, value: undefined }
    const { idToken, accessToken } = tokens
    return { ok: true, value: { sub: idToken.payload.sub, idToken: idToken.toString(), accessToken: accessToken.toString() } }
  } catch (failure) {
    return { ok: false, error: identityErrorOf(failure, 'signed-in') }
  }
}

/** Whose session is stored, by its ID token, expired or not. Asks nobody. */
export async function sessionOwner(): Promise<string | undefined> {
  const tokens = await loadTokens()
  return tokens?.idToken?.payload.sub
}

/** Whom the session's ID token names; undefined without one. */
export async function namedCustomer(): Promise<NamedCustomer | undefined> {
  const tokens = await getTokens().catch(() => undefined)
  const named = v.safeParse(customerSchema, tokens?.idToken?.payload)
  return named.success ? named.output : undefined
}

/** A response without a value reads as an empty text. */
const attributesSchema = v.object({
  UserAttributes: v.array(v.object({ Name: v.string(), Value: v.optional(v.string(), '') })),
})

/** The signed-in customer's attributes, as the provider sends them: each a text. */
export const fetchAttributes = (): Promise<IdentityResult<Readonly<Record<string, string>>>> =>
  askWithSession('GetUser', {}, (document) =>
    Object.fromEntries(v.parse(attributesSchema, document).UserAttributes.map(({ Name, Value }) => [Name, Value])),
  )

/** Asks the provider who is signed in; local tokens alone prove nothing (readings, "Identity"). */
export async function fetchCustomer(): Promise<IdentityResult<Customer>> {
  const fetched = await fetchAttributes()
  if (!fetched.ok) return fetched
  const customer = v.safeParse(customerSchema, fetched.value)
  if (!customer.success) return { ok: false, error: { kind: 'other', name: 'malformed' } }
  if (customer.output.phone_number_verified) await renewUnverified()
  return { ok: true, value: customer.output }
}

/** Renews an ID token from before the phone was verified: the API reads there whether it is. */
async function renewUnverified(): Promise<void> {
  const tokens = await loadTokens()
  if (tokens?.idToken?.payload.phone_number_verified === false) await currentTokens({ renew: true })
}

/** Calls an operation with the session's access token; nothing of the provider's document is read. */
export const callWithSession = (operation: string, input: object = {}): Promise<IdentityResult> =>
  askWithSession(operation, input, () => undefined)

/**
 * The same, with what is read in the provider's document. Where this device's clock is behind, the access token looks valid while the
 * provider takes it for expired: then it is renewed, and the call is made once more.
 */
export async function askWithSession<Value>(operation: string, input: object, read: (document: unknown) => Value): Promise<IdentityResult<Value>> {
  let used: string | undefined
  const call = () =>
    identityResult('signed-in', async () => {
      configuredPool()
      used = (await getTokens())?.accessToken.toString()
      if (used === undefined) throw namedError('UserUnAuthenticatedException', 'No session')
      return read(await callUserPool(operation, { ...input, AccessToken: used }))
    })
  const outcome = await call()
  if (outcome.ok || outcome.error.kind !== 'token-expired') return outcome
  const stored = await currentTokens()
  // Where they differ, another call's renewal came first.
  if (stored.ok && stored.value?.accessToken === used) {
    const renewed = await currentTokens({ renew: true })
    if (!renewed.ok) return renewed
  }
  return call()
}

/** Whether the stored session is that of a federated sign-in. */
export async function isFederated(): Promise<boolean> {
  const metadata = await cognitoUserPoolsTokenProvider.tokenOrchestrator.getOAuthMetadata()
  return metadata?.oauthSignIn ?? false
}

/**
 * Forgets tokens that the provider refused, unless others have taken their place.
 * @returns whether they were still stored
 */
export const forgetTokens = ({ accessToken }: Pick<Tokens, 'accessToken'>): Promise<boolean> =>
  // Where the lock is lost, whoever took it decides what is stored.
  withSessionLock('wait', async () => eraseSessionWith(accessToken)).catch(() => false)

/** The operations that a form needs: the other half of the client, fetched on first use. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account.ts')

/** The operations that a customer's settings need: a third part. */
export const loadAccountSettings = () => import(/* webpackChunkName: "account-settings" */ './account-settings.ts')
