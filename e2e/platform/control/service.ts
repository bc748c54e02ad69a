import type { PlatformContext } from '../context.ts'
import { run } from '../database/query.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { countedCalls } from './counted-calls.ts'
import { seedCustomers } from './seed-customers.ts'

/** What tests and people steer the platform with. */
export function createControlService(context: PlatformContext): ServiceApp {
  const { database, addresses, siteConfigDocument, reset } = context
  const app = createServiceApp('control', context)

  app.get('/', (c) => c.json({ addresses }))
  app.get('/config.json', (c) => c.json(siteConfigDocument, 200, { 'cache-control': 'no-cache' }))
  app.get('/customers', (c) => c.json(seedCustomers(database)))
  app.post('/reset', (c) => {
    reset()
    return c.body(null, 204)
  })
  app.get('/calls', (c) => c.json(countedCalls(database)))
  app.delete('/calls', (c) => {
    run(database, 'DELETE FROM calls')
    return c.body(null, 204)
  })
  return app
}
