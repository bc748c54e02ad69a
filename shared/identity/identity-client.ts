import { Amplify } from 'aws-amplify'
import { decodeJWT, fetchUserAttributes } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import * as v from 'valibot'
import { customerSchema, identityEndpoints, type Customer, type SiteConfig } from '../contract/index.ts'
import { limitAnswers, withinLimit } from './answer-limit.ts'
import type { IssuedTokens } from './federated/exchange-code.ts'
import { identityErrorOf, identityResult, renewalErrorOf, type IdentityResult } from './identity-error.ts'
import type { IdentityEvent, NamedCustomer, Tokens } from './identity.ts'

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
  cognitoUserPoolsTokenProvider.setAuthConfig(auth)
  // Without a credentials provider a session costs no call to the identity pool.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } })
}

/**
 * The session's tokens, renewed first when they have expired; undefined without a session.
 * @param options.renew asks for new ones even though these look valid, after a 401.
 */
export async function currentTokens(options?: { renew?: boolean }): Promise<IdentityResult<Tokens | undefined>> {
  // One that is under way may end while the stored tokens are read, which are the former ones then: another would follow.
  if (renewal) return renewal
  if (!options?.renew) return readTokens({ forceRefresh: false })
  renewal = readTokens({ forceRefresh: true }).finally(() => (renewal = undefined))
  return renewal
}

/** One renewal serves everybody who asks meanwhile. */
let renewal: Promise<IdentityResult<Tokens | undefined>> | undefined

async function readTokens(options: { forceRefresh: boolean }): Promise<IdentityResult<Tokens | undefined>> {
  try {
    const tokens = await withinLimit(cognitoUserPoolsTokenProvider.getTokens(options))
    if (!tokens?.idToken) return { ok: true, value: undefined }
    const { idToken, accessToken } = tokens
    return { ok: true, value: { sub: idToken.payload.sub, idToken: idToken.toString(), accessToken: accessToken.toString() } }
  } catch (failure) {
    return { ok: false, error: identityErrorOf(failure, 'signed-in') }
  }
}

/** Whom the session's ID token names; undefined without one. */
export async function namedCustomer(): Promise<NamedCustomer | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens().catch(() => undefined)
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

/** Of an access token: under which name the client keeps it, and when it was issued, in epoch seconds. */
const accessClaimsSchema = v.object({ username: v.string(), iat: v.number() })

/**
 * Keeps the tokens of a federated sign-in in the place of any others.
 * @param signal aborted where nobody waits for them any more
 */
export const keepFederatedTokens = ({ idToken, accessToken, refreshToken }: IssuedTokens, signal: AbortSignal): Promise<IdentityResult> =>
  identityResult('signed-out', async () => {
    signal.throwIfAborted()
    const { tokenOrchestrator } = cognitoUserPoolsTokenProvider
    const access = decodeJWT(accessToken)
    const { username, iat } = v.parse(accessClaimsSchema, access.payload)
    await forgetTokens()
    await tokenOrchestrator.setTokens({
      tokens: {
        accessToken: access,
        idToken: decodeJWT(idToken),
        refreshToken,
        clockDrift: iat * 1000 - Date.now(),
        username,
      },
    })
    await tokenOrchestrator.setOAuthMetadata({ oauthSignIn: true })
    return undefined
  })

/** Whether the stored session is that of a federated sign-in. */
export async function isFederated(): Promise<boolean> {
  const metadata = await cognitoUserPoolsTokenProvider.tokenOrchestrator.getOAuthMetadata()
  return metadata?.oauthSignIn ?? false
}

/** Forgets the tokens on this device without asking anyone. Without a pool, or where storage is blocked, none are kept. */
export const forgetTokens = (): Promise<void> => cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens().catch(() => undefined)

/** Tells of sign-outs and failed renewals, in this tab and in the others, and of the others' sign-ins. */
export function onClientEvent(listener: (event: IdentityEvent) => void): void {
  Hub.listen(
    'auth',
    ({ payload, crossTab }) => {
      switch (payload.event) {
        case 'signedIn':
          return crossTab ? listener('signed-in-elsewhere') : undefined
        case 'signedOut':
          return listener('signed-out')
        case 'tokenRefresh_failure':
          return listener({ refreshFailed: renewalErrorOf(payload.data?.error) })
        default:
      }
    },
    { enableCrossTabEvents: true },
  )
}

/** The operations that a form needs: the other half of the client, fetched on first use. */
export const loadAccount = () => import(/* webpackChunkName: "account" */ './account.ts')

/** The operations that a customer's settings need: a third part. */
export const loadAccountSettings = () => import(/* webpackChunkName: "account-settings" */ './account-settings.ts')
