import { withinLimit } from './identity-result.ts'
import { withSessionLock } from './session-lock.ts'
import { accessTokenIn, eraseSessionWith, replaceSession, type SessionEntries } from './stored-session.ts'

/**
 * Opens a session on this device, in the place of any other: the one door for a password, the answer to a challenge and the tokens of
 * a federated sign-in.
 * @param signIn adds the session's entries, or none where the provider asks for more first
 * @returns rejects with an `AbortError`, and stores nothing, where a tab signed in or out after this began
 */
export function openSession<Value>(signIn: (entries: SessionEntries) => Promise<Value>): Promise<Value> {
  return withSessionLock('take', async (lost) => {
    const entries: SessionEntries = new Map()
    const value = await withinLimit(signIn(entries))
    if (accessTokenIn(entries) !== undefined) storeSession(entries, lost)
    return value
  })
}

/**
 * Stores a session, unless the lock is lost.
 * @throws an `AbortError` where it is
 */
export function storeSession(entries: SessionEntries, lost: AbortSignal): void {
  lost.throwIfAborted()
  replaceSession(entries)
  // Another process may have taken the lock an instant before: then what this one stored has to go again.
  lost.addEventListener('abort', () => eraseSessionWith(accessTokenIn(entries)))
}
