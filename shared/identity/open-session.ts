import { deviceNow, learnTime } from '../format/clock.ts'
import { withinLimit } from './identity-result.ts'
import { withSessionLock } from './session-lock.ts'
import { accessTokenIn, clockDriftIn, eraseSessionWith, replaceSession, type SessionEntries } from './stored-session.ts'

/**
 * Opens a session on this device, which replaces any other. Every sign-in uses it: with a password, a challenge's response or the
 * tokens of a federated sign-in.
 * @param signIn adds the session's entries; none if the provider requires another step first
 * @returns rejects with an `AbortError`, and stores nothing, if any tab has signed in or out in the meantime
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
 * Stores a session.
 * @throws an `AbortError` if the lock is lost
 */
export function storeSession(entries: SessionEntries, lost: AbortSignal): void {
  lost.throwIfAborted()
  replaceSession(entries)
  // Tokens are stored just after they were issued.
  learnTime(deviceNow() + clockDriftIn(entries))
  // Another tab may have taken the lock just before, and this tab learns it late. Then the stored session must be erased again.
  lost.addEventListener('abort', () => eraseSessionWith(accessTokenIn(entries)))
}
