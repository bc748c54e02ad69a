import type { HttpBindings } from '@hono/node-server'

export interface ServiceEnv {
  Bindings: HttpBindings
  Variables: {
    /** Recorded with the call if its path does not say what it is. */
    operation: string | undefined
    /** Recorded instead of the response's own words. */
    reason: string | undefined
    /** The status that the client really got, if it differs from the returned one; null means no response. */
    status: number | null | undefined
  }
}
