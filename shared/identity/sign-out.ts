import { callAsClient, callUserPool } from './call-user-pool.ts'
import type { SignOutOptions } from './identity.ts'
import { done, identityResult, type IdentityResult } from './identity-result.ts'
import { withSessionLock } from './session-lock.ts'
import { eraseSession, readSession, type SessionEntries } from './stored-session.ts'
import { loadTokens, renewedTokens, type StoredTokens } from './token-provider.ts'
import { tokenStoreOn } from './token-store.ts'

/**
 * Takes the session off this device at once, whatever a renewal or a sign-in waits for.
 * @param owner whose session is meant; another customer's stays
 * @returns what was stored, for telling the provider
 */
export async function takeSession(owner: string | undefined): Promise<SessionEntries | undefined> {
  let taken: SessionEntries | undefined
  const take = async () => {
    const stored = (await loadTokens())?.idToken?.payload.sub
    if (stored !== undefined && owner !== undefined && stored !== owner) return
    taken = readSession()
    eraseSession()
  }
  // Where another sign-out took the lock meanwhile, this one has had its effect all the same.
  await withSessionLock('take', take).catch(() => undefined)
  return taken
}

/** Signs out: this device forgets the session, then the provider is told. A failure says what the provider did not carry out. */
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

/** Ends all the customer's sessions. An expired access token, which can end none, is renewed for it. */
async function endEverywhere(tokens: StoredTokens): Promise<IdentityResult<unknown>> {
  const ask = (operation: string, { accessToken }: StoredTokens) =>
    identityResult('signed-in', () => callUserPool(operation, { AccessToken: accessToken.toString() }))
  const ended = await ask('GlobalSignOut', tokens)
  if (ended.ok) return ended
  switch (ended.error.kind) {
    case 'token-expired': {
      const renewed = await identityResult('signed-in', () => renewedTokens(tokens))
      return renewed.ok ? ask('GlobalSignOut', renewed.value) : renewed
    }
    case 'network': {
      const seen = await ask('GetUser', tokens)
      return !seen.ok && seen.error.kind === 'session-ended' ? done : ended
    }
    default:
      return ended
  }
}

const withoutValue = (result: IdentityResult<unknown>): IdentityResult => (result.ok ? done : result)
