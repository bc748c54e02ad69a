import * as v from 'valibot'
import type { Provider } from '../../identity/federated/code-flow.ts'
import { pendingSignInName } from '../arrival.ts'
import { readStored, readStoredAs, writeStored } from '../browser-storage.ts'

/** A federated sign-in while the customer is at the provider. */
export interface PendingSignIn {
  readonly provider: Provider
  readonly state: string
  readonly verifier: string
  /** The path that the customer left. */
  readonly path: string
}

const pendingSchema = v.object({
  provider: v.picklist(['apple', 'google']),
  state: v.pipe(v.string(), v.nonEmpty()),
  verifier: v.string(),
  path: v.string(),
})

/**
 * The federated sign-in that this tab has begun. It is in session storage, so that no other tab can complete it. A code whose state
 * does not match it, such as an attacker's, is refused.
 */
export const pendingSignIn = {
  /** @returns false if storage is blocked: then an attacker's response could not be recognised */
  keep(pending: PendingSignIn): boolean {
    const text = JSON.stringify(pending)
    writeStored('session', pendingSignInName, text)
    return readStored('session', pendingSignInName) === text
  },
  read: (): PendingSignIn | undefined => readStoredAs('session', pendingSignInName, pendingSchema),
  forget: (): void => writeStored('session', pendingSignInName, undefined),
}
