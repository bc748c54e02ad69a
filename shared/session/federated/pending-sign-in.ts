import * as v from 'valibot'
import type { Provider } from '../../identity/federated/authorization-request.ts'
import { pendingSignInName } from '../arrival.ts'
import { readStored, writeStored } from '../browser-storage.ts'

/** A federated sign-in between leaving and coming back. */
export interface PendingSignIn {
  readonly provider: Provider
  readonly state: string
  readonly verifier: string
  /** Where the customer was. */
  readonly path: string
}

const pendingSchema = v.object({
  provider: v.picklist(['apple', 'google']),
  state: v.pipe(v.string(), v.nonEmpty()),
  verifier: v.string(),
  path: v.string(),
})

/**
 * The federated sign-in of this tab. In session storage, so that no other tab can end it, or wait for it; and a code that somebody
 * else's sign-in led to finds nothing here to fit.
 */
export const pendingSignIn = {
  /** @returns false where nothing can be kept, so that no answer could be told from a stranger's. */
  keep(pending: PendingSignIn): boolean {
    const text = JSON.stringify(pending)
    writeStored('session', pendingSignInName, text)
    return readStored('session', pendingSignInName) === text
  },
  read(): PendingSignIn | undefined {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), pendingSchema), readStored('session', pendingSignInName))
    return stored.success ? stored.output : undefined
  },
  forget: (): void => writeStored('session', pendingSignInName, undefined),
}
