import { decodeJWT } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider, type DefaultTokenStore } from 'aws-amplify/auth/cognito'
import * as v from 'valibot'
import { callAsClient } from './call-user-pool.ts'
import { renewalErrorOf, type SessionEnd } from './identity-error.ts'
import { withinLimit } from './identity-result.ts'
import { storeSession } from './open-session.ts'
import { isLockLost, withSessionLock } from './session-lock.ts'
import { accessTokenIn, eraseSessionWith, readSession } from './stored-session.ts'
import { tokenStoreOn } from './token-store.ts'

/*
 * The stored tokens, as the identity client asks for them. It would renew them by itself, and store what comes whatever has happened
 * meanwhile; here a renewal has the lock, and stores only in the place of the tokens that it was made from.
 */

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider

export type StoredTokens = NonNullable<Awaited<ReturnType<DefaultTokenStore['loadTokens']>>>

/** The stored tokens, expired or not; null without a session. */
export const loadTokens = (): Promise<StoredTokens | null> => tokenOrchestrator.getTokenStore().loadTokens()

/** The tokens, renewed first where they have expired; null without a session. Rejects where they cannot be renewed now. */
export async function getTokens({ forceRefresh = false }: { forceRefresh?: boolean } = {}): Promise<StoredTokens | null> {
  const stored = await loadTokens()
  if (!stored) return null
  if (!renewal && !forceRefresh && !isExpired(stored)) return stored
  renewal ??= renew(stored).finally(() => (renewal = undefined))
  return renewal
}

/** One renewal serves everybody in this tab who asks meanwhile. */
let renewal: Promise<StoredTokens | null> | undefined

let tellEnd: (end: SessionEnd) => void = () => undefined

/** Tells of sessions that the provider refuses to renew, once their tokens are gone. */
export function onRenewalRefused(listener: (end: SessionEnd) => void): void {
  tellEnd = listener
}

async function renew(stale: StoredTokens): Promise<StoredTokens | null> {
  try {
    return await withSessionLock('wait', async (lost) => {
      const former = await loadTokens()
      // Another tab came first, with a renewal or with another session.
      if (former?.accessToken.toString() !== stale.accessToken.toString()) return former
      return await exchange(former, lost)
    })
  } catch (failure) {
    // Whoever took the lock decides what is stored.
    if (isLockLost(failure)) return withSessionLock('wait', loadTokens)
    throw failure
  }
}

/** Asks the provider for new tokens, and stores them in the place of those that they were made from. */
async function exchange(former: StoredTokens, lost: AbortSignal): Promise<StoredTokens | null> {
  const formerAccess = former.accessToken.toString()
  if (backOff?.accessToken === formerAccess && Date.now() < backOff.until) throw backOff.failure
  try {
    const issued = await withinLimit(renewedTokens(former))
    const entries = readSession()
    await tokenStoreOn(entries).storeTokens(issued)
    if (accessTokenIn(readSession()) === formerAccess) storeSession(entries, lost)
    return await loadTokens()
  } catch (failure) {
    const error = renewalErrorOf(failure)
    if (error.kind === 'limit-exceeded') backOff = { accessToken: formerAccess, until: Date.now() + backOffMs, failure }
    if (error.kind !== 'session-ended') throw failure
    // Of a session that another tab has ended meanwhile there is nothing to say.
    if (eraseSessionWith(formerAccess)) tellEnd(error.end)
    return loadTokens()
  }
}

/** How long the provider is left alone once it has throttled a renewal. */
const backOffMs = 5000

/** The tokens whose renewal was throttled last. */
let backOff: { readonly accessToken: string; readonly until: number; readonly failure: unknown } | undefined

const renewalSchema = v.object({
  /** The refresh token is there only where the pool rotates them. */
  AuthenticationResult: v.object({ AccessToken: v.string(), IdToken: v.string(), RefreshToken: v.optional(v.string()) }),
})

/** New tokens in the place of others, which are stored nowhere yet. Of a pool that rotates refresh tokens the former one is worth nothing any more. */
export async function renewedTokens({ refreshToken, deviceMetadata, username, signInDetails }: StoredTokens): Promise<StoredTokens> {
  const document = await callAsClient('GetTokensFromRefreshToken', { RefreshToken: refreshToken, DeviceKey: deviceMetadata?.deviceKey })
  const issued = v.parse(renewalSchema, document).AuthenticationResult
  const accessToken = decodeJWT(issued.AccessToken)
  return {
    accessToken,
    idToken: decodeJWT(issued.IdToken),
    refreshToken: issued.RefreshToken ?? refreshToken,
    clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
    username,
    signInDetails,
  }
}

/** As the identity client counts: the clocks' difference was taken when the tokens came, and five seconds are for the way. */
function isExpired({ accessToken, idToken, clockDrift }: StoredTokens): boolean {
  const now = Date.now() + clockDrift + 5000
  return [accessToken, idToken].some((token) => token !== undefined && (token.payload.exp ?? 0) * 1000 < now)
}
