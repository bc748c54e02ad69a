import { html } from 'hono/html'
import { loadReport } from 'shared/contract/load-report'
import type { PlatformContext } from '../context.ts'
import { page, table, type Html } from '../http/page.ts'
import { Problem, readBody } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { loadsOfRelease, storeReport, summarizeLoads, type LoadSummary } from './load-reports.ts'

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

const share = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** How the loads of each remote's versions ended, and those of each release. */
function loadsPage(byVersion: readonly LoadSummary[], byRelease: readonly LoadSummary[]): Html {
  return page({
    title: 'Cargas de telas',
    refreshSeconds: 3,
    isWide: true,
    body: html`<main>
      <h1>Cargas de telas</h1>
      <p class="quiet">Relatadas pelos navegadores, as mais novas primeiro. A página se atualiza sozinha.</p>
      <h2>Por versão</h2>
      ${summaries(['Remoto', 'Versão'], byVersion)}
      <h2>Por release</h2>
      ${summaries(['Release', 'Braço'], byRelease)}
    </main>`,
  })
}

const summaries = (heads: readonly [string, string], rows: readonly LoadSummary[]): Html =>
  table(
    [...heads, 'Cargas', 'Recuperadas', 'Falhas', 'Taxa de falhas', 'Mediana (ms)'],
    rows.map(({ name, detail, loaded, recovered, failed, medianMs }) => {
      const loads = loaded + recovered + failed
      const cells = [name, detail, loads, recovered, failed, share.format(failed / loads), medianMs]
      return { cells, isMarked: failed > 0 }
    }),
  )
