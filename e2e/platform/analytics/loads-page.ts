import { html } from 'hono/html'
import { page, table, type Html } from '../http/page.ts'
import type { LoadSummary } from './load-reports.ts'

const share = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** How the loads of each remote's versions ended, and those of each release. */
export function loadsPage(byVersion: readonly LoadSummary[], byRelease: readonly LoadSummary[]): Html {
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
      return {
        isMarked: failed > 0,
        cells: [
          name,
          detail,
          String(loads),
          String(recovered),
          String(failed),
          share.format(failed / loads),
          String(medianMs),
        ],
      }
    }),
  )
