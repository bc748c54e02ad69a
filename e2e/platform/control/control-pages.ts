import { html } from 'hono/html'
import type { Addresses } from '../addresses.ts'
import { page, type Html } from '../http/page.ts'
import { table } from '../http/table.ts'
import type { ListedFault } from '../faults/faults.ts'
import { describeEffect } from '../faults/effect.ts'
import type { RecentCall } from './recent-calls.ts'
import type { SeedCustomer } from './seed-customers.ts'

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** The first page to look at when a screen misbehaves: the calls, their responses, the refusals and their reasons. */
export function callsPage(calls: readonly RecentCall[], { inbox, analytics }: Addresses): Html {
  return page({
    title: 'Plataforma local',
    refreshSeconds: 3,
    isWide: true,
    body: html`<main>
      <h1>Últimas chamadas</h1>
      <p class="quiet">
        As mais novas primeiro. A página se atualiza sozinha. Ver também: <a href="/customers">clientes</a> ·
        <a href="${inbox}">caixa de mensagens</a> · <a href="${analytics}">cargas</a> · <a href="/faults">falhas</a>
      </p>
      ${table(
        ['Hora', 'Serviço', 'Método', 'Caminho', 'Operação', 'Status', 'Motivo'],
        calls.map((call) => ({
          isMarked: call.status === null || call.status >= 400,
          cells: [
            time.format(call.called_at),
            call.service,
            call.method,
            call.address,
            call.operation ?? '',
            call.status === null ? 'sem resposta' : String(call.status),
            call.reason ?? '',
          ],
        })),
      )}
    </main>`,
  })
}

export function customersPage(customers: readonly SeedCustomer[]): Html {
  return page({
    title: 'Clientes',
    isWide: true,
    body: html`<main>
      <h1>Clientes</h1>
      <p class="quiet"><a href="/">Últimas chamadas</a></p>
      ${table(
        ['Nome', 'Telefone', 'Senha', 'Estado'],
        customers.map(({ label, phone, password, state }) => ({
          cells: [label, phone ?? '–', password ?? '–', state],
        })),
      )}
    </main>`,
  })
}

export function faultsPage(faults: readonly ListedFault[]): Html {
  return page({
    title: 'Falhas',
    isWide: true,
    refreshSeconds: 3,
    body: html`<main>
      <h1>Falhas em vigor</h1>
      <p class="quiet"><a href="/">Últimas chamadas</a> · criadas com POST /faults, retiradas com DELETE /faults</p>
      ${table(
        ['Nº', 'Serviço', 'Método', 'Caminho', 'Operação', 'Efeito', 'Vezes', 'Uma em', 'Chamadas'],
        faults.map((fault) => ({
          cells: [
            String(fault.id),
            fault.service,
            fault.method ?? '*',
            fault.path ?? '*',
            fault.operation ?? '*',
            describeEffect(fault),
            String(fault.times ?? 'sempre'),
            String(fault.oneIn ?? 1),
            String(fault.matched),
          ],
        })),
      )}
    </main>`,
  })
}
