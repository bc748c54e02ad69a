import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ServiceName } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import { injectFaults, oneCallAConnection } from '../faults/inject-faults.ts'
import { Problem } from './problem.ts'
import { recordCalls, type ServiceEnv } from './record-calls.ts'

export type ServiceApp = Hono<ServiceEnv>

/** Whether an origin is a page of this machine: the site, a remote on its own, a test. */
export function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(origin)
}

/** What all services share: they record calls, allow loopback origins, inject faults, and send problems as JSON. */
export function createServiceApp(service: ServiceName, context: PlatformContext): ServiceApp {
  const app: ServiceApp = new Hono()
  // Control performs the reset, and would wait for itself.
  if (service !== 'control') app.use(followCalls(context))
  app.use(recordCalls(service, context.database))
  if (service !== 'control') app.use(oneCallAConnection(service, context))
  app.use(
    cors({
      origin: (origin) => (isLoopbackOrigin(origin) ? origin : undefined),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      // Those that the product's clients send; a browser refuses to send others.
      allowHeaders: [
        'authorization',
        'x-app-token',
        'x-user-token',
        'content-type',
        'cache-control',
        'x-amz-target',
        'x-amz-user-agent',
        'amz-sdk-request',
        'amz-sdk-invocation-id',
      ],
      exposeHeaders: ['x-amzn-errortype', 'x-amzn-requestid'],
      // The longest time for which Chromium keeps a preflight.
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

/** A reset waits for the calls that are being carried out. */
function followCalls({ callsInFlight }: PlatformContext): MiddlewareHandler<ServiceEnv> {
  return async (_, next) => {
    const call = next()
    callsInFlight.add(call)
    await call.finally(() => callsInFlight.delete(call))
  }
}
