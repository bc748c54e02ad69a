import { anaSub } from './home-page.ts'
import type { Locator, Page, Platform } from '../../e2e/kit/index.ts'

export const decisionCall = { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' } as const

/** Ana's two requests at the bakery. */
export const purchases = 'Registrar suas compras na loja de Moema'
export const till = 'Resgatar uma recompensa no caixa 3'

export const requests = (page: Page) => page.getByRole('region', { name: 'Pedidos de autorização' })
export const request = (page: Page, reason: string) => page.getByRole('group', { name: reason, exact: true })
export const press = (card: Locator, name: 'Autorizar' | 'Negar') => card.getByRole('button', { name }).click()

/** What became of a request at the service. */
export function decisionOn(platform: Platform, reason: string): unknown {
  return platform.database
    .prepare(`SELECT decision FROM intents WHERE reason = ? AND sub = ${anaSub} AND provider = 'padaria'`)
    .get(reason)?.decision
}

/** Decides behind the screen's back. */
export function decideElsewhere(platform: Platform, reason: string, decision: 'authorized' | 'revoked'): void {
  platform.database.exec(
    `UPDATE intents SET decision = '${decision}', decided_at = 1 WHERE reason = '${reason}' AND sub = ${anaSub}`,
  )
}

/** A till asks. It comes first in the service's list. */
export function ask(platform: Platform, reason: string): void {
  platform.database.exec(
    `INSERT INTO intents (rowid, signature, sub, provider, code, reason)
     VALUES ((SELECT min(rowid) - 1 FROM intents), 'signature of ${reason}', ${anaSub}, 'padaria', '112233', '${reason}')`,
  )
}
