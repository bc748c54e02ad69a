import { loadReport } from 'shared/contract/load-report'
import type { PlatformContext } from '../context.ts'
import { readBody } from '../http/check.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { loadsOfRelease, storeReport, summarizeLoads } from './load-reports.ts'
import { loadsPage } from './loads-page.ts'

/** Receives the shell's load reports: a page for people, `/loads?release=` for the server that watches a rollout. */
export function createAnalyticsService(context: PlatformContext): ServiceApp {
  const { database } = context
  const app = createServiceApp('analytics', context)
  app.get('/', (c) => c.html(loadsPage(summarizeLoads(database, 'version'), summarizeLoads(database, 'release'))))
  app.get('/loads', (c) => {
    const release = c.req.query('release')
    if (!release) throw new Problem(400, 'is missing', 'release')
    return c.json(loadsOfRelease(database, release))
  })
  // The body is a beacon's text, whatever its content type says.
  app.post('/loads', async (c) => {
    storeReport(database, await readBody(c, loadReport))
    return c.body(null, 204)
  })
  return app
}
