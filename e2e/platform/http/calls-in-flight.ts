import type { MiddlewareHandler } from 'hono'
import type { ServiceEnv } from './service-env.ts'

/** The calls that a platform is carrying out; a reset waits for them. */
export type CallsInFlight = Set<Promise<void>>

export function followCalls(calls: CallsInFlight): MiddlewareHandler<ServiceEnv> {
  return async (_, next) => {
    const call = next()
    calls.add(call)
    await call.finally(() => calls.delete(call))
  }
}
