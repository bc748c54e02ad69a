import type { Context } from 'hono'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import { run, sql } from '../database/query.ts'
import { addFault, dropsAnswers, faultSchema, listFaults, removeFaults } from '../faults/faults.ts'
import type { Html } from '../http/page.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { changePoolSettings, poolSettings } from '../identity/pool-settings.ts'
import { totpCode } from '../identity/totp.ts'
import { callsPage, customersPage, faultsPage } from './control-pages.ts'
import { countedCalls } from './counted-calls.ts'
import {
  authenticatorCode,
  beginSession,
  customerSchema,
  deleteCustomer,
  expirableSchema,
  expire,
  requireCustomer,
  revokeSessions,
  setEnabled,
} from './customer-state.ts'
import { readBody } from './read-body.ts'
import { recentCalls } from './recent-calls.ts'
import { seedCustomers } from './seed-customers.ts'
import { moreDataSchema, seedMore } from './seed-more.ts'

const databaseSchema = v.strictObject({ sql: v.pipe(v.string(), v.nonEmpty()) })
const clockSchema = v.strictObject({ shiftMs: v.pipe(v.number(), v.integer()) })
const poolSchema = v.strictObject({
  hideUnknownUsers: v.optional(v.boolean()),
  rotateRefreshTokens: v.optional(v.boolean()),
  verifiedAliasesOnly: v.optional(v.boolean()),
  shortErrorNames: v.optional(v.boolean()),
})
const expireSchema = v.intersect([
  v.object({ what: expirableSchema }),
  v.object({ phone: v.optional(v.string()), username: v.optional(v.string()) }),
])

/** The service with which tests and people control the platform. */
export function createControlService(context: PlatformContext): ServiceApp {
  const { database, clock, addresses, siteConfigDocument, reset, waitingCalls } = context
  const app = createServiceApp('control', context)

  app.get('/', (c) =>
    pageOrJson(c, { addresses, siteUrl: context.siteUrl }, () => callsPage(recentCalls(database), addresses)),
  )
  app.get('/config.json', (c) => c.json(siteConfigDocument, 200, { 'cache-control': 'no-cache' }))
  app.post('/reset', async (c) => {
    await reset()
    return c.body(null, 204)
  })
  app.post('/seed', async (c) => {
    seedMore(context, await readBody(c, moreDataSchema))
    return c.body(null, 204)
  })

  app.get('/calls', (c) => c.json(countedCalls(database)))
  app.delete('/calls', (c) => {
    run(database, sql`DELETE FROM calls`)
    return c.body(null, 204)
  })

  app.get('/customers', (c) => {
    const customers = seedCustomers(database)
    return pageOrJson(c, customers, () => customersPage(customers))
  })
  app.get('/totp', (c) => {
    const { secret, ...customer } = c.req.query()
    return c.json({
      code:
        secret === undefined
          ? authenticatorCode(context, requireCustomer(context, customer))
          : totpCode(secret, clock.now()),
    })
  })
  app.post('/sessions', async (c) =>
    c.json(await beginSession(context, requireCustomer(context, await readBody(c, customerSchema))), 201),
  )
  app.post('/database', async (c) => {
    database.exec((await readBody(c, databaseSchema)).sql)
    return c.body(null, 204)
  })
  app.post('/revoke', async (c) =>
    c.json(revokeSessions(context, requireCustomer(context, await readBody(c, customerSchema)))),
  )
  app.post('/disable', async (c) => {
    setEnabled(context, requireCustomer(context, await readBody(c, customerSchema)), false)
    return c.body(null, 204)
  })
  app.post('/enable', async (c) => {
    setEnabled(context, requireCustomer(context, await readBody(c, customerSchema)), true)
    return c.body(null, 204)
  })
  app.post('/delete', async (c) => {
    deleteCustomer(context, requireCustomer(context, await readBody(c, customerSchema)))
    return c.body(null, 204)
  })
  app.post('/expire', async (c) => {
    const { what, ...customer } = await readBody(c, expireSchema)
    expire(context, requireCustomer(context, customer), what)
    return c.body(null, 204)
  })

  const clockDocument = () => ({ now: new Date(clock.now()).toISOString(), shiftMs: clock.shiftMs })
  app.get('/clock', (c) => c.json(clockDocument()))
  app.put('/clock', async (c) => {
    clock.shift((await readBody(c, clockSchema)).shiftMs)
    return c.json(clockDocument())
  })
  app.get('/pool', (c) => c.json(poolSettings(database)))
  app.put('/pool', async (c) => {
    changePoolSettings(database, await readBody(c, poolSchema))
    return c.json(poolSettings(database))
  })

  app.get('/faults', (c) => {
    const faults = listFaults(database)
    return pageOrJson(c, faults, () => faultsPage(faults))
  })
  app.post('/faults', async (c) => {
    const fault = await readBody(c, faultSchema)
    const added = addFault(database, fault)
    // Only for these faults: a page may be about to use a connection that is closed here.
    if (dropsAnswers(database, fault.service)) context.closeUnusedConnections(fault.service)
    return c.json(added, 201)
  })
  app.delete('/faults', (c) => {
    removeFaults(database)
    waitingCalls.letGo()
    return c.body(null, 204)
  })
  app.delete('/faults/:id', (c) => {
    const id = Number(c.req.param('id'))
    if (removeFaults(database, id) === 0) throw new Problem(404, 'Unknown fault', 'id')
    waitingCalls.letGo(id)
    return c.body(null, 204)
  })
  app.get('/faults/:id/held', async (c) => {
    const id = Number(c.req.param('id'))
    if (!listFaults(database).some((fault) => fault.id === id)) throw new Problem(404, 'Unknown fault', 'id')
    if (!(await waitingCalls.untilHeld(id))) throw new Problem(409, 'The platform was reset', 'id')
    return c.body(null, 204)
  })
  return app
}

/** A page for a browser's address bar, JSON for all other clients. */
function pageOrJson(c: Context, document: object, renderPage: () => Html) {
  return c.req.header('accept')?.includes('text/html') ? c.html(renderPage()) : c.json(document)
}
