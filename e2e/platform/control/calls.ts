import type { DatabaseSync } from 'node:sqlite'
import { html } from 'hono/html'
import type { Addresses } from '../addresses.ts'
import { all } from '../database/query.ts'
import { page, table, type Html } from '../http/page.ts'

interface RecentCall extends Pick<CountedCalls, 'service' | 'method' | 'operation' | 'status'> {
  readonly address: string
  readonly reason: string | null
  readonly called_at: number
}

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** The first page to look at when a screen misbehaves. Without preflights, load reports and control's own calls. */
export function callsPage(database: DatabaseSync, { inbox }: Addresses): Html {
  const calls = all<RecentCall>(database)`SELECT service, method, address, operation, status, reason, called_at
    FROM calls WHERE service NOT IN ('control', 'inbox', 'analytics') AND method <> 'OPTIONS'
    ORDER BY id DESC LIMIT 200`
  return page({
    title: 'Plataforma local',
    refreshSeconds: 3,
    isWide: true,
    body: html`<main>
      <h1>Últimas chamadas</h1>
      <p class="quiet">
        As mais novas primeiro. A página se atualiza sozinha. Ver também: <a href="${inbox}">caixa de mensagens</a> ·
        <a href="/faults">falhas</a>
      </p>
      ${table(
        ['Hora', 'Serviço', 'Método', 'Caminho', 'Operação', 'Status', 'Motivo'],
        calls.map(({ called_at, service, method, address, operation, status, reason }) => ({
          isMarked: status === null || status >= 400,
          cells: [time.format(called_at), service, method, address, operation, status ?? 'sem resposta', reason],
        })),
      )}
    </main>`,
  })
}

export interface CountedCalls {
  readonly service: string
  readonly method: string
  /** With `{x}` for its parameters. */
  readonly path: string
  /** Cognito's operation or the helper's event; null elsewhere. */
  readonly operation: string | null
  /** Null if there is no response, or not yet. */
  readonly status: number | null
  readonly count: number
}

/** How often each call was made, without control's own and without load reports, which nobody waits for. */
export function countedCalls(database: DatabaseSync): CountedCalls[] {
  return all<CountedCalls>(database)`SELECT service, method, path, operation, status, count(*) AS count FROM calls
    WHERE service NOT IN ('control', 'analytics')
    GROUP BY service, method, path, operation, status ORDER BY min(id)`
}
