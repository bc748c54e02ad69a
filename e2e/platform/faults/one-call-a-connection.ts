import type { MiddlewareHandler } from 'hono'
import type { ServiceName } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import type { ServiceEnv } from '../http/service-app.ts'
import { dropsAnswers } from './faults.ts'

/**
 * While a service's answers are dropped each of its calls has a connection of its own. On one that
 * it used before, Chromium takes a close without an answer for a connection gone stale and sends
 * the request again, whatever its method: the page would never learn of the fault, and a write
 * would be carried out twice.
 */
export function oneCallAConnection(service: ServiceName, { database }: PlatformContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (dropsAnswers(database, service)) c.env.outgoing.setHeader('connection', 'close')
    await next()
  }
}
