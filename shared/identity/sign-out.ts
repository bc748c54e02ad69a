import { callAsClient, callUserPool } from './call-user-pool.ts'
import type { SignOutOptions } from './identity.ts'
import { done, identityResult, type IdentityResult } from './identity-result.ts'
import { withSessionLock } from './session-lock.ts'
import { eraseSession, readSession, type SessionEntries } from './stored-session.ts'
import { loadTokens, renewedTokens, type StoredTokens } from './token-provider.ts'
import { tokenStoreOn } from './token-store.ts'

/**
 * Erases the session on this device at once. It does not wait for a renewal or a sign-in that is under way.
 * @param owner the `sub` of the customer to sign out; another customer's session stays. Undefined erases any session
 * @returns the erased entries, so that the caller can tell the provider; undefined if nothing was erased
 */
export async function takeSession(owner: string | undefined): Promise<SessionEntries | undefined> {
  let taken: SessionEntries | undefined
  const take = async () => {
    const stored = (await loadTokens())?.idToken?.payload.sub
    if (stored !== undefined && owner !== undefined && stored !== owner) return
    taken = readSession()
    eraseSession()
  }
  // If another sign-out took the lock in the meantime, the session is erased anyway.
  await withSessionLock('take', take).catch(() => undefined)
  return taken
}

/** Signs out: erases the session on this device, then tells the provider. A failure concerns only the provider's part. */
export async function signOut({ owner, everywhere }: SignOutOptions): Promise<IdentityResult> {
  const taken = await takeSession(owner)
  const tokens = taken && (await tokenStoreOn(taken).loadTokens())
  if (!tokens) return done
  const endThis = () => identityResult('signed-out', () => callAsClient('RevokeToken', { Token: tokens.refreshToken }))
  if (!everywhere) return withoutValue(await endThis())
  const ended = await endEverywhere(tokens)
  if (!ended.ok) await endThis()
  return withoutValue(ended)
}

/** Ends all sessions of the customer. This needs a valid access token, so an expired one is renewed first. */
async function endEverywhere(tokens: StoredTokens): Promise<IdentityResult<unknown>> {
  const call = (operation: string, { accessToken }: StoredTokens) =>
    identityResult('signed-in', () => callUserPool(operation, { AccessToken: accessToken.toString() }))
  const ended = await call('GlobalSignOut', tokens)
  if (ended.ok) return ended
  switch (ended.error.kind) {
    case 'token-expired': {
      const renewed = await identityResult('signed-in', () => renewedTokens(tokens))
      return renewed.ok ? call('GlobalSignOut', renewed.value) : renewed
    }
    case 'network': {
      const seen = await call('GetUser', tokens)
      return !seen.ok && seen.error.kind === 'session-ended' ? done : ended
    }
    default:
      return ended
  }
}

const withoutValue = (result: IdentityResult<unknown>): IdentityResult => (result.ok ? done : result)
