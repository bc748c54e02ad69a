import { loadReport } from 'shared/contract/load-report'
import type { PlatformContext } from '../context.ts'
import { insert, run } from '../database/query.ts'
import { readBody } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

/** How many reports are kept: few enough for a platform that runs for days. */
const keptReports = 50_000

/** Receives the shell's load reports. */
export function createAnalyticsService(context: PlatformContext): ServiceApp {
  const { clock, database } = context
  const app = createServiceApp('analytics', context)
  // The body is a beacon's text, whatever its content type says.
  app.post('/loads', async (c) => {
    const { appId, override, load = null, ...report } = await readBody(c, loadReport)
    const at = new Date(clock.now()).toISOString()
    // Whoever sends a beacon reads no answer.
    insert(database, 'load_reports', { ...report, load, override: override ? 1 : 0, at, app_id: appId }, 'IGNORE')
    run(database)`DELETE FROM load_reports WHERE id <= (SELECT max(id) FROM load_reports) - ${keptReports}`
    return c.body(null, 204)
  })
  return app
}
