import type { Context } from 'hono'
import * as v from 'valibot'
import { organizationByKey } from '../api/organizations.ts'
import type { PlatformContext } from '../context.ts'
import { one, run, Sql } from '../database/query.ts'
import { dropsAnswers, faultSchema, listFaults, removeFaults } from '../faults/faults.ts'
import { Problem, readBody } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { mfaOf, totpCode } from '../identity/mfa.ts'
import { changePoolSettings, poolSettingsSchema } from '../identity/pool-settings.ts'
import { revokeAllSessions, startSession } from '../identity/sessions.ts'
import { requestDecision } from '../swap/intents.ts'
import { callsPage, countedCalls } from './calls.ts'
import { customerSchema, expirable, expirySchema, requireCustomer } from './customer-state.ts'

const databaseSchema = v.strictObject({ sql: v.pipe(v.string(), v.nonEmpty()) })
const clockSchema = v.strictObject({ shiftMs: v.pipe(v.number(), v.integer()) })
const seedSchema = v.strictObject({
  intents: v.array(
    v.strictObject({
      phone: v.pipe(v.string(), v.regex(/^\d{11}$/, 'Eleven digits')),
      organization: v.string(),
      reason: v.string(),
      code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'Six digits'))),
    }),
  ),
})

/** The service with which tests and people control the platform. */
export function createControlService(context: PlatformContext): ServiceApp {
  const { database, clock, addresses, siteUrl, siteConfigDocument, reset, waitingCalls } = context
  const app = createServiceApp('control', context)
  const readCustomer = async (c: Context) => requireCustomer(context, await readBody(c, customerSchema))

  // A page for a browser's address bar, JSON for all other clients.
  app.get('/', (c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.html(callsPage(database, addresses))
      : c.json({ addresses, siteUrl }),
  )
  app.get('/config.json', (c) => c.json(siteConfigDocument, 200, { 'cache-control': 'no-cache' }))
  app.get('/calls', (c) => c.json(countedCalls(database)))
  app.get('/clock', (c) => c.json({ now: new Date(clock.now()).toISOString(), shiftMs: clock.shiftMs() }))
  app.get('/totp', (c) => {
    const { secret: given, ...customer } = c.req.query()
    const secret = given ?? mfaOf(database, requireCustomer(context, customer).sub).totp_secret
    if (secret === null) throw new Problem(404, 'The customer has no authenticator app')
    return c.json({ code: totpCode(secret, clock.now()) })
  })
  // As an earlier sign-in left it, whatever the account needs to sign in: a password, a second factor, another provider.
  app.post('/sessions', async (c) => {
    const { AuthenticationResult: result } = await startSession(context, await readCustomer(c))
    return c.json({ idToken: result.IdToken, accessToken: result.AccessToken, refreshToken: result.RefreshToken }, 201)
  })
  app.get('/faults', (c) => c.json(listFaults(database)))
  app.post('/faults', async (c) => {
    const fault = await readBody(c, faultSchema)
    const added = one(database)`INSERT INTO faults (fault) VALUES (${JSON.stringify(fault)}) RETURNING id`
    // Only for these faults: a page may be about to use a connection that is closed here.
    if (dropsAnswers(database, fault.service)) context.closeUnusedConnections(fault.service)
    return c.json(added, 201)
  })

  /** Calls that are answered with 204, No Content. */
  const noContent: Readonly<Record<string, (c: Context) => unknown>> = {
    'POST /reset': reset,
    'POST /seed': async (c) => {
      for (const { phone, organization, ...request } of (await readBody(c, seedSchema)).intents) {
        if (!organizationByKey(database, organization)) throw new Problem(404, 'Unknown organisation', 'organization')
        const { sub } = requireCustomer(context, { phone })
        requestDecision(database, { sub, provider: organization, ...request })
      }
    },
    'POST /database': async (c) => database.exec((await readBody(c, databaseSchema)).sql),
    'DELETE /calls': () => run(database)`DELETE FROM calls`,
    'POST /revoke': async (c) => revokeAllSessions(context, (await readCustomer(c)).sub),
    'POST /disable': async (c) =>
      run(database)`UPDATE users SET enabled = 0 WHERE sub = ${(await readCustomer(c)).sub}`,
    'POST /delete': async (c) => run(database)`DELETE FROM users WHERE sub = ${(await readCustomer(c)).sub}`,
    'POST /expire': async (c) => {
      const { what, ...customer } = await readBody(c, expirySchema)
      const { sub } = requireCustomer(context, customer)
      for (const table of expirable[what])
        run(database)`UPDATE ${new Sql(table)} SET expires_at = min(expires_at, ${clock.now()}) WHERE sub = ${sub}`
    },
    'PUT /clock': async (c) => clock.shift((await readBody(c, clockSchema)).shiftMs),
    'PUT /pool': async (c) => changePoolSettings(database, await readBody(c, poolSettingsSchema)),
    'DELETE /faults': () => {
      removeFaults(database)
      waitingCalls.resume()
    },
    'DELETE /faults/:id': (c) => {
      const id = Number(c.req.param('id'))
      if (removeFaults(database, id) === 0) throw new Problem(404, 'Unknown fault', 'id')
      waitingCalls.resume(id)
    },
    'GET /faults/:id/held': async (c) => {
      const id = Number(c.req.param('id'))
      if (!listFaults(database).some((fault) => fault.id === id)) throw new Problem(404, 'Unknown fault', 'id')
      if (!(await waitingCalls.untilHeld(id))) throw new Problem(409, 'The platform was reset', 'id')
    },
  }
  for (const [call, handle] of Object.entries(noContent)) {
    const [method = '', path = ''] = call.split(' ')
    app.on(method, path, async (c) => {
      await handle(c)
      return c.body(null, 204)
    })
  }
  return app
}
