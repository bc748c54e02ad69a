import { decodeJWT } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider, type DefaultTokenStore } from 'aws-amplify/auth/cognito'
import * as v from 'valibot'
import { deviceNow } from '../format/clock.ts'
import { callAsClient } from './call-user-pool.ts'
import type { RefusedTokens } from './identity.ts'
import { renewalErrorOf, type SessionEnd } from './identity-error.ts'
import { withinLimit } from './identity-result.ts'
import { storeSession } from './open-session.ts'
import { isLockLost, withSessionLock } from './session-lock.ts'
import { accessTokenIn, eraseSessionWith, readSession } from './stored-session.ts'
import { tokenStoreOn } from './token-store.ts'

/*
 * Gives the identity client the stored tokens. The client's own renewal would store new tokens even if the session has changed in
 * the meantime. Here a renewal holds the lock, and only replaces the tokens that it renewed.
 */

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider

export type StoredTokens = NonNullable<Awaited<ReturnType<DefaultTokenStore['loadTokens']>>>

/** The stored tokens, expired or not; null without a session. */
export const loadTokens = (): Promise<StoredTokens | null> => tokenOrchestrator.getTokenStore().loadTokens()

/**
 * The tokens; expired ones are renewed first. Null without a session. Rejects if they cannot be renewed now.
 * @param options.refused tokens that a service refused. They are renewed too, unless others have replaced them
 */
export async function getTokens({ refused }: RefusedTokens = {}): Promise<StoredTokens | null> {
  const stored = await loadTokens()
  if (!stored) return null
  const isRefused = stored.accessToken.toString() === refused?.accessToken
  if (!renewal && !isRefused && !isExpired(stored)) return stored
  renewal ??= renew(stored).finally(() => (renewal = undefined))
  return renewal
}

/** The renewal under way. All calls in this tab wait for the same one. */
let renewal: Promise<StoredTokens | null> | undefined

let notifyEnd: (end: SessionEnd) => void = () => undefined

/** Sets the function to call when the provider has refused to renew a session, after its tokens are erased. */
export function onRenewalRefused(listener: (end: SessionEnd) => void): void {
  notifyEnd = listener
}

async function renew(stale: StoredTokens): Promise<StoredTokens | null> {
  try {
    return await withSessionLock('wait', async (lost) => {
      const former = await loadTokens()
      // Another tab has already renewed the tokens or opened another session.
      if (former?.accessToken.toString() !== stale.accessToken.toString()) return former
      return await exchange(former, lost)
    })
  } catch (failure) {
    // The code that took the lock decides what is stored.
    if (isLockLost(failure)) return withSessionLock('wait', loadTokens)
    throw failure
  }
}

/** Renews tokens at the provider, and replaces them in the store if they are still there. */
async function exchange(former: StoredTokens, lost: AbortSignal): Promise<StoredTokens | null> {
  const formerAccess = former.accessToken.toString()
  if (backOff?.accessToken === formerAccess && deviceNow() < backOff.until) throw backOff.failure
  try {
    const issued = await withinLimit(renewedTokens(former))
    const entries = readSession()
    await tokenStoreOn(entries).storeTokens(issued)
    if (accessTokenIn(readSession()) === formerAccess) storeSession(entries, lost)
    return await loadTokens()
  } catch (failure) {
    const error = renewalErrorOf(failure)
    if (error.kind === 'limit-exceeded')
      backOff = { accessToken: formerAccess, until: deviceNow() + backOffMs, failure }
    if (error.kind !== 'session-ended') throw failure
    // If another tab has ended the session in the meantime, nobody is notified.
    if (eraseSessionWith(formerAccess)) notifyEnd(error.end)
    return loadTokens()
  }
}

/** How long no renewal is requested after the provider has throttled one. */
const backOffMs = 5000

/** The last renewal that was throttled. */
let backOff: { readonly accessToken: string; readonly until: number; readonly failure: unknown } | undefined

const renewalSchema = v.object({
  /** The refresh token is present only if the pool rotates refresh tokens. */
  AuthenticationResult: v.object({
    AccessToken: v.string(),
    IdToken: v.string(),
    RefreshToken: v.optional(v.string()),
  }),
})

/** Renews tokens at the provider, and stores nothing. If the pool rotates refresh tokens, the former one is invalid from then on. */
export async function renewedTokens({
  refreshToken,
  deviceMetadata,
  username,
  signInDetails,
}: StoredTokens): Promise<StoredTokens> {
  const document = await callAsClient('GetTokensFromRefreshToken', {
    RefreshToken: refreshToken,
    DeviceKey: deviceMetadata?.deviceKey,
  })
  const issued = v.parse(renewalSchema, document).AuthenticationResult
  const accessToken = decodeJWT(issued.AccessToken)
  return {
    accessToken,
    idToken: decodeJWT(issued.IdToken),
    refreshToken: issued.RefreshToken ?? refreshToken,
    clockDrift: (accessToken.payload.iat ?? 0) * 1000 - deviceNow(),
    username,
    signInDetails,
  }
}

/** Like the identity client: with the clocks' difference when the tokens were issued, and five seconds for the request. */
function isExpired({ accessToken, idToken, clockDrift }: StoredTokens): boolean {
  const now = deviceNow() + clockDrift + 5000
  return [accessToken, idToken].some((token) => token !== undefined && (token.payload.exp ?? 0) * 1000 < now)
}
