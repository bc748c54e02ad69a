import { withinLimit } from './identity-result.ts'
import { withSessionLock } from './session-lock.ts'
import { accessTokenIn, eraseSessionWith, replaceSession, type SessionEntries } from './stored-session.ts'

/**
 * Opens a session instead of any other, unless a step is left: then `signIn` adds no entries.
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

/** @throws an `AbortError` if the lock is lost */
export function storeSession(entries: SessionEntries, lost: AbortSignal): void {
  lost.throwIfAborted()
  replaceSession(entries)
  // Another tab may have taken the lock just before, and this tab learns it late. Then the stored session must be erased again.
  lost.addEventListener('abort', () => eraseSessionWith(accessTokenIn(entries)))
}
