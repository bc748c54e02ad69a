import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServiceName } from '../addresses.ts'
import { one, run } from '../database/query.ts'

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

/** How many calls are kept: enough for any test, and few enough for a platform that runs for days. */
export const keptCalls = 5000

/** Keeps a row for every call from its arrival on, preflights included. The time is this machine's, not that of control's clock. */
export function recordCalls(service: ServiceName, database: DatabaseSync): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const operation = await operationOf(c, service)
    c.set('operation', operation)
    const row = one<{ id: number }>(database)`INSERT INTO calls (service, method, path, address, operation, called_at)
      VALUES (${service}, ${c.req.method}, ${pathTemplate(c)}, ${c.req.path}, ${operation ?? null}, ${Date.now()})
      RETURNING id`
    if (row) run(database)`DELETE FROM calls WHERE id <= ${row.id - keptCalls}`
    await next()
    if (!row) return
    const status = c.get('status')
    const reason = c.get('reason') ?? (await reasonOf(c.res))
    run(database)`UPDATE calls SET status = ${status === undefined ? c.res.status : status}, reason = ${reason}
      WHERE id = ${row.id}`
  }
}

/** What distinguishes calls to the same path: Cognito's operation, or the helper's event. */
async function operationOf(c: Context, service: ServiceName): Promise<string | undefined> {
  if (service === 'identity') return c.req.header('x-amz-target')?.split('.').at(-1)
  if (service !== 'authHelper' || c.req.method !== 'POST') return undefined
  // The contract's own check says what is wrong with a body that is not JSON.
  const body: unknown = await c.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && 'event' in body ? String(body.event) : undefined
}

function pathTemplate(c: Context): string {
  const route = matchedRoutes(c).at(-1)?.path ?? '*'
  return route.endsWith('*') ? c.req.path : route.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
}

/** The reason of a refusal, in its own words; null for other responses. */
async function reasonOf(answer: Response): Promise<string | null> {
  const location = answer.headers.get('location')
  if (location !== null && URL.canParse(location)) return new URL(location).searchParams.get('error')
  if (answer.status < 400) return null
  const document: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof document !== 'object' || document === null) return null
  const { __type, name, error, message, field } = document as Readonly<Record<string, unknown>>
  return [__type ?? name ?? error, message, field].filter((part) => typeof part === 'string').join(': ')
}
