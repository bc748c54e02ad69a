import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ServiceName } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import { injectFaults } from '../faults/inject-faults.ts'
import { oneCallAConnection } from '../faults/one-call-a-connection.ts'
import { followCalls } from './calls-under-way.ts'
import { isLoopbackOrigin } from './loopback.ts'
import { Problem } from './problem.ts'
import { recordCalls } from './record-calls.ts'

export interface ServiceEnv {
  Bindings: HttpBindings
  Variables: {
    /** Recorded with the call where a path alone does not tell what was asked. */
    operation: string | undefined
    /** Recorded instead of the answer's own words. */
    reason: string | undefined
    /** What the client really got, where that is not what was returned; null is nothing. */
    status: number | null | undefined
  }
}
export type ServiceApp = Hono<ServiceEnv>

/** Headers that the product's clients send; a browser refuses to send any other. */
const allowedHeaders = [
  'authorization',
  'x-app-token',
  'x-user-token',
  'content-type',
  'cache-control',
  'x-amz-target',
  'x-amz-user-agent',
  'amz-sdk-request',
  'amz-sdk-invocation-id',
  'x-scenario',
]

/** What all services have in common: calls are recorded, loopback origins allowed, faults injected, problems answered as JSON. */
export function createServiceApp(service: ServiceName, context: PlatformContext): ServiceApp {
  const app: ServiceApp = new Hono()
  // Control is who resets, and would wait for itself.
  if (service !== 'control') app.use(followCalls(context.callsUnderWay))
  app.use(recordCalls(service, context.database))
  if (service !== 'control') app.use(oneCallAConnection(service, context))
  app.use(
    cors({
      origin: (origin) => (isLoopbackOrigin(origin) ? origin : undefined),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: allowedHeaders,
      exposeHeaders: ['x-amzn-errortype', 'x-amzn-requestid'],
      // The longest that Chromium keeps a preflight.
      maxAge: 7200,
    }),
  )
  if (service !== 'control') app.use(injectFaults(service, context))
  app.notFound((c) => c.json({ message: `${service} has no ${c.req.method} ${c.req.path}` }, 404))
  app.onError((error, c) => {
    if (error instanceof Problem) return c.json({ message: error.message, field: error.field }, error.status)
    console.error(`[platform] ${service}: ${c.req.method} ${c.req.path}`, error)
    return c.json({ message: 'Internal error of the local platform' }, 500)
  })
  return app
}
