import { loadReport, type LoadReport } from 'shared/contract/load-report'
import type { PlatformContext } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { Problem, readBody } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

/** How many reports are kept: enough for any rollout, and few enough for a platform that runs for days. */
const keptReports = 50_000

/** How many reports of one network address count in a minute: nobody alone decides a rollout. */
const reportsPerMinute = 60

/** Receives the shell's load reports. `/loads?release=&since=` counts them for the server that watches a rollout. */
export function createAnalyticsService(context: PlatformContext): ServiceApp {
  const { clock, database } = context
  const app = createServiceApp('analytics', context)
  // The loads of a release's screens by customers; zeros for a release that nobody reported.
  app.get('/loads', (c) => {
    const release = c.req.query('release')
    const since = c.req.query('since') ?? ''
    if (!release) throw new Problem(400, 'is missing', 'release')
    const counts = one<Record<LoadReport['outcome'], number>>(database)`SELECT
      count(*) FILTER (WHERE outcome = 'loaded') AS loaded, count(*) FILTER (WHERE outcome = 'recovered') AS recovered,
      count(*) FILTER (WHERE outcome = 'failed') AS failed
      FROM load_reports WHERE release = ${release} AND override = 0 AND at >= ${since}`
    return c.json(counts)
  })
  // The body is a beacon's text, whatever its content type says.
  app.post('/loads', async (c) => {
    const { appId, override, load = null, ...report } = await readBody(c, loadReport)
    const address = c.env.incoming.socket.remoteAddress ?? ''
    const at = (ms: number) => new Date(ms).toISOString()
    const counted = one<{ reports: number }>(database)`SELECT count(*) AS reports FROM load_reports
      WHERE address = ${address} AND at > ${at(clock.now() - 60_000)}`
    const row = { ...report, load, address, override: override ? 1 : 0, at: at(clock.now()), app_id: appId }
    // Whoever sends a beacon reads no answer.
    if (counted && counted.reports < reportsPerMinute) insert(database, 'load_reports', row, 'IGNORE')
    run(database)`DELETE FROM load_reports WHERE id <= (SELECT max(id) FROM load_reports) - ${keptReports}`
    return c.body(null, 204)
  })
  return app
}
