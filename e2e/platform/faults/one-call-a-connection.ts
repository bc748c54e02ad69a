import type { MiddlewareHandler } from 'hono'
import type { ServiceName } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import type { ServiceEnv } from '../http/service-env.ts'
import { dropsAnswers } from './faults.ts'

/**
 * While a service drops its responses, each of its calls has its own connection. On a connection that was used
 * before, Chromium takes a close without a response for a stale connection and sends the request again, whatever
 * its method: the page would never notice the fault, and a write would be carried out twice.
 */
export function oneCallAConnection(service: ServiceName, { database }: PlatformContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (dropsAnswers(database, service)) c.env.outgoing.setHeader('connection', 'close')
    await next()
  }
}
