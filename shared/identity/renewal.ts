import * as v from 'valibot'
import { deviceNow } from '../format/clock.ts'
import { renewalErrorOf, type SessionEnd } from './identity-error.ts'
import { isLockLost, withSessionLock } from './session-lock.ts'
import {
  accessTokenIn,
  eraseSessionWith,
  readSession,
  readTokens,
  setTokens,
  storeSession,
  type StoredTokens,
} from './session-store.ts'
import { callAsClient, withinLimit } from './user-pool.ts'

/*
 * The library's own renewal would store new tokens even if the session has changed in the meantime. Here a renewal holds the lock,
 * and only replaces the tokens that it renewed.
 */

let notifySessionEnd: (end: SessionEnd) => void = () => undefined

/** Sets who is notified when the provider has refused to renew a session. Its tokens are already erased. */
export function setSessionEndListener(listener: (end: SessionEnd) => void): void {
  notifySessionEnd = listener
}

/**
 * The tokens; expired ones are renewed first. Undefined without a session. Rejects if they cannot be renewed now.
 * @param refused tokens that a service refused. They are renewed too, unless others have replaced them
 */
export async function getTokens(refused?: { readonly accessToken: string }): Promise<StoredTokens | undefined> {
  const stored = readTokens()
  if (!stored) return undefined
  const isRefused = stored.accessToken === refused?.accessToken
  if (!renewal && !isRefused && !isExpired(stored)) return stored
  renewal ??= renew(stored).finally(() => (renewal = undefined))
  return renewal
}

/** The renewal under way. All calls in this tab wait for the same one. */
let renewal: Promise<StoredTokens | undefined> | undefined

async function renew(stale: StoredTokens): Promise<StoredTokens | undefined> {
  try {
    return await withSessionLock('wait', async (lost) => {
      const former = readTokens()
      // Another tab has already renewed the tokens or opened another session.
      if (former?.accessToken !== stale.accessToken) return former
      return await exchange(former, lost)
    })
  } catch (failure) {
    // The code that took the lock decides what is stored.
    if (isLockLost(failure)) return withSessionLock('wait', async () => readTokens())
    throw failure
  }
}

/** Replaces the stored tokens by new ones, if they are still there then. */
async function exchange(former: StoredTokens, lost: AbortSignal): Promise<StoredTokens | undefined> {
  if (backOff?.accessToken === former.accessToken && deviceNow() < backOff.until) throw backOff.failure
  try {
    const issued = await withinLimit(requestTokens(former))
    const entries = readSession()
    if (accessTokenIn(entries) !== former.accessToken) return readTokens()
    setTokens(entries, issued)
    storeSession(entries, lost)
    return readTokens()
  } catch (failure) {
    const error = renewalErrorOf(failure)
    if (error.kind === 'limit-exceeded')
      backOff = { accessToken: former.accessToken, until: deviceNow() + backOffMs, failure }
    if (error.kind !== 'session-ended') throw failure
    // If another tab has ended the session in the meantime, nobody is notified.
    if (eraseSessionWith(former.accessToken)) notifySessionEnd(error.end)
    return readTokens()
  }
}

/** How long no renewal is requested after a throttled one. */
const backOffMs = 5000

/** The last renewal that was throttled. */
let backOff: { readonly accessToken: string; readonly until: number; readonly failure: unknown } | undefined

const renewalSchema = v.object({
  // A refresh token comes only if the pool rotates refresh tokens.
  AuthenticationResult: v.object({
    AccessToken: v.string(),
    IdToken: v.string(),
    RefreshToken: v.optional(v.string()),
  }),
})

/** Calls the provider for new tokens, and stores nothing. If the pool rotates refresh tokens, the former one is invalid from then on. */
export async function requestTokens({ refreshToken, deviceKey }: StoredTokens) {
  const input = { RefreshToken: refreshToken, DeviceKey: deviceKey }
  const document = await callAsClient('GetTokensFromRefreshToken', input)
  const { AccessToken, IdToken, RefreshToken = refreshToken } = v.parse(renewalSchema, document).AuthenticationResult
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }
}

/** Like the library, with five seconds for the request. */
const isExpired = ({ expiresAt }: StoredTokens): boolean => expiresAt < deviceNow() + 5000
