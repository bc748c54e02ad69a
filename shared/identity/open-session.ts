import { withinLimit } from './answer-limit.ts'
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
    lost.throwIfAborted()
    const accessToken = accessTokenIn(entries)
    if (accessToken === undefined) return value
    replaceSession(entries)
    // Locks and storage come from other tabs by different ways: the loss may be heard of just after it happened.
    lost.addEventListener('abort', () => eraseSessionWith(accessToken))
    return value
  })
}
