import type { DatabaseSync } from 'node:sqlite'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServiceName } from '../addresses.ts'
import { run } from '../database/query.ts'
import type { ServiceEnv } from './service-app.ts'

/** Keeps a row for every call, preflights included: tests count requests. */
export function recordCalls(service: ServiceName, database: DatabaseSync): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    await next()
    // Closed while an answer was on its way: there is nothing left to record in.
    if (!database.isOpen) return
    const route = routePath(c, -1)
    const path = route.endsWith('*') ? c.req.path : route.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    run(
      database,
      'INSERT INTO calls (service, method, path, address, operation, status, called_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      service,
      c.req.method,
      path,
      c.req.path,
      c.get('operation') ?? null,
      c.res.status,
      Date.now(),
    )
  }
}
