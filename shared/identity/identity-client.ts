import { Amplify } from 'aws-amplify'
import { fetchUserAttributes } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as v from 'valibot'
import { customerSchema, identityEndpoints, type Customer, type SiteConfig } from '../contract/index.ts'
import { limitAnswers, withinLimit } from './answer-limit.ts'
import { identityErrorOf, identityResult, type IdentityResult } from './identity-error.ts'
import type { NamedCustomer, SignOutOptions, Tokens } from './identity.ts'
import { withSessionLock } from './session-lock.ts'
import { deviceStorage, eraseSession, eraseSessionWith, keepSessionOf, readSession, type SessionEntries } from './stored-session.ts'
import { getTokens, loadTokens } from './token-provider.ts'

export { keepFederatedTokens } from './federated/keep-tokens.ts'
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

/** Asks the provider who is signed in; local tokens alone prove nothing (readings, "Identity"). */
export const fetchCustomer = (): Promise<IdentityResult<Customer>> =>
  callWithSession(async () => v.parse(customerSchema, await fetchUserAttributes()))

/**
 * Makes a call with the session's tokens. Where this device's clock is behind they look valid while the provider takes
 * them for expired: then they are renewed, and the call is made once more.
 */
export async function callWithSession<Value>(call: () => Promise<Value>): Promise<IdentityResult<Value>> {
  const used = await currentTokens()
  const outcome = await identityResult('signed-in', call)
  if (outcome.ok || outcome.error.kind !== 'token-expired') return outcome
  const stored = await currentTokens()
  // Where they differ, another call's renewal came first.
  const isRenewed = used.ok && stored.ok && used.value?.accessToken !== stored.value?.accessToken
  const renewed = isRenewed ? stored : await currentTokens({ renew: true })
  if (!renewed.ok) return renewed
  return renewed.value ? identityResult('signed-in', call) : { ok: false, error: { kind: 'not-signed-in' } }
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

/**
 * Takes the session off this device at once, whatever a renewal or a sign-in waits for.
 * @param owner whose session is meant; another customer's stays
 * @returns what was stored, for telling the provider
 */
export async function takeSession(owner: string | undefined): Promise<SessionEntries | undefined> {
  let taken: SessionEntries | undefined
  const take = async () => {
    const stored = await sessionOwner()
    if (stored !== undefined && owner !== undefined && stored !== owner) return
    taken = readSession()
    eraseSession()
  }
  // Where another sign-out took the lock meanwhile, this one has had its effect all the same.
  await withSessionLock('take', take).catch(() => undefined)
  return taken
}

/** Signs out: takes the session off this device, then tells the provider. */
export async function signOut({ owner, everywhere }: SignOutOptions): Promise<IdentityResult> {
  const taken = await takeSession(owner)
  if (!taken?.size) return { ok: true, value: undefined }
  // With what a form sends: it needs the same part of the client.
  const { tellSignOut } = await import(/* webpackChunkName: "account" */ './tell-sign-out.ts')
  return tellSignOut(taken, everywhere)
}

/** The operations that a form needs: the other half of the client, fetched on first use. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account.ts')

/** The operations that a customer's settings need: a third part. */
export const loadAccountSettings = () => import(/* webpackChunkName: "account-settings" */ './account-settings.ts')
