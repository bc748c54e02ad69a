import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServiceName } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import type { ServiceEnv } from '../http/record-calls.ts'
import { dropsAnswers, faultOn, type ListedFault } from './faults.ts'
import type { WaitingCalls } from './waiting-calls.ts'

/** Applies to a call what control says. Preflights never get here. */
export function injectFaults(
  service: ServiceName,
  { database, waitingCalls }: PlatformContext,
): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const fault = faultOn(database, { service, method: c.req.method, path: c.req.path, operation: c.get('operation') })
    if (!fault) return next()
    const { kind, status = 500, delayMs } = fault
    c.set('reason', `fault: ${kind === 'status' ? `status ${status}` : kind}`)
    if (delayMs !== undefined && !(await waitingCalls.sleep(delayMs))) return unanswered(c)
    return applyFault(c, next, fault, waitingCalls)
  }
}

/**
 * While a service drops its responses, each of its calls has its own connection. On a used one Chromium takes a close without a response for
 * a stale connection and sends the request again, whatever its method: the page would not notice the fault, and a write would happen twice.
 */
export function oneCallAConnection(service: ServiceName, { database }: PlatformContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (dropsAnswers(database, service)) c.env.outgoing.setHeader('connection', 'close')
    await next()
  }
}

async function applyFault(
  c: Context<ServiceEnv>,
  next: Next,
  { id, kind, status = 500, name = 'InternalErrorException' }: ListedFault,
  waitingCalls: WaitingCalls,
): Promise<Response | void> {
  switch (kind) {
    case 'latency':
      return next()
    case 'status':
      // Cognito's client reads the name; the others read only the status.
      return c.json({ __type: name, message: `Fault: status ${status}` }, status as ContentfulStatusCode)
    case 'page':
      return c.html('<!doctype html><title>Login</title><p>Please sign in to the network')
    case 'hang':
      // Until the client gives up, the fault is removed, or the platform is reset.
      await Promise.race([waitingCalls.hold(id), new Promise((resolve) => c.env.outgoing.once('close', resolve))])
      return unanswered(c)
    case 'hold':
      return (await waitingCalls.hold(id)) ? next() : unanswered(c)
    case 'commit-then-hold':
      await next()
      return (await waitingCalls.hold(id)) ? undefined : unanswered(c)
    case 'drop':
      return unanswered(c)
    case 'commit-then-drop':
      await next()
      return unanswered(c)
    case 'truncated':
      await next()
      return sendHalf(c)
    case 'malformed':
      await next()
      return replaceBody(c, `{"malformed": ${await c.res.text()}`)
    case 'empty':
      await next()
      return replaceBody(c, '')
  }
}

function unanswered(c: Context<ServiceEnv>): void {
  c.env.incoming.socket.destroy()
  c.set('status', null)
  markSent(c)
}

/** The headers promise the whole response, and the connection ends in the middle of it. */
async function sendHalf(c: Context<ServiceEnv>): Promise<void> {
  const { status, headers } = c.res
  const body = Buffer.from(await c.res.arrayBuffer())
  const { outgoing, incoming } = c.env
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': Math.max(body.length, 2) })
  await new Promise((resolve) => outgoing.write(body.subarray(0, Math.floor(body.length / 2)), resolve))
  incoming.socket.destroy()
  c.set('status', status)
  markSent(c)
}

/** Hono copies the response's headers into it, and @hono/node-server recognises only such a copy. */
function markSent(c: Context<ServiceEnv>): void {
  c.header('content-length', undefined)
  c.res = RESPONSE_ALREADY_SENT
}

function replaceBody(c: Context<ServiceEnv>, body: string): void {
  const { status, headers } = c.res
  headers.delete('content-length')
  c.res = undefined
  c.res = new Response(status === 204 || status === 304 ? null : body, { status, headers })
}
