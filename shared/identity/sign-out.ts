import { requestTokens } from './renewal.ts'
import { withSessionLock } from './session-lock.ts'
import { eraseSession, readTokens, type StoredTokens } from './session-store.ts'
import { callSignedOut, callUserPool, done, identityResult, type IdentityResult } from './user-pool.ts'

/**
 * Erases the session on this device at once. It does not wait for a renewal or a sign-in that is under way.
 * @param owner the `sub` of the customer to sign out; another customer's session stays. Undefined erases any session
 * @returns the erased tokens, so that the caller can tell the provider
 */
export async function eraseSessionOf(owner: string | undefined): Promise<StoredTokens | undefined> {
  let erased: StoredTokens | undefined
  const erase = async () => {
    const stored = readTokens()
    const sub = stored?.claims.sub
    if (sub !== undefined && owner !== undefined && sub !== owner) return
    eraseSession()
    erased = stored
  }
  // If another sign-out took the lock in the meantime, the session is erased anyway.
  await withSessionLock('take', erase).catch(() => undefined)
  return erased
}

export interface SignOutOptions {
  /** Whether to end the customer's sessions on every other device too. */
  readonly everywhere: boolean
  /** The `sub` of the customer to sign out; another customer's session stays. Undefined signs out anybody. */
  readonly owner?: string | undefined
}

/** Signs out: erases the session on this device, then tells the provider. A failure concerns only the provider's part. */
export async function signOut({ owner, everywhere }: SignOutOptions): Promise<IdentityResult> {
  const tokens = await eraseSessionOf(owner)
  if (!tokens) return done
  const endThis = () => callSignedOut('RevokeToken', { Token: tokens.refreshToken })
  if (!everywhere) return endThis()
  const ended = await endEverywhere(tokens)
  if (!ended.ok) await endThis()
  return ended
}

/** Ends all sessions of the customer. This needs a valid access token, so an expired one is renewed first. */
async function endEverywhere(tokens: StoredTokens): Promise<IdentityResult> {
  const call = (operation: string, { accessToken }: Pick<StoredTokens, 'accessToken'>): Promise<IdentityResult> =>
    identityResult('signed-in', () => callUserPool(operation, { AccessToken: accessToken }).then(() => undefined))
  const ended = await call('GlobalSignOut', tokens)
  if (ended.ok) return ended
  switch (ended.error.kind) {
    case 'token-expired': {
      const renewed = await identityResult('signed-in', () => requestTokens(tokens))
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
