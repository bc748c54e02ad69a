import { expect, openTab, title, totalOf, type Page, type Platform } from '../../e2e/kit/index.ts'

export const ana = '11912345678'
export const anaSub = `(SELECT sub FROM seed_customers WHERE phone = '${ana}')`
/** What the browser itself says of a call that failed. */
export const refused = /Failed to load resource/

/** What home asks for. */
export const calls = {
  points: { service: 'api', method: 'GET', path: '/v1/user/find/{phone}' },
  intents: { service: 'swap', method: 'GET', path: '/intents' },
  rewards: { service: 'api', method: 'GET', path: '/v1/rewards' },
  statement: { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' },
} as const

export const nextReward = (page: Page) => page.getByRole('region', { name: 'Próxima recompensa' })
export const withinReach = (page: Page) => page.getByRole('region', { name: 'Você já pode trocar' })
export const says = (page: Page, total: RegExp) => expect(totalOf(page, total)).toBeAttached()

/** The way back is pressed once home is left: a press before that only cancels the first one. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  await openTab(page, 'Perfil')
  await expect(title(page)).not.toContainText('Início')
  await openTab(page, 'Início')
}

/** Leaves Ana with so many points at the bakery, which expire after so many days. */
export function givePoints(platform: Platform, balance: number, days = 90): void {
  platform.database.exec(`DELETE FROM score_entries WHERE sub = ${anaSub} AND organization_key = 'padaria'`)
  addPoints(platform, balance, days)
}

/** Gives Ana so many more. */
export function addPoints(platform: Platform, balance: number, days: number): void {
  platform.database.exec(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
     VALUES (${anaSub}, 'padaria', ${balance}, ${Date.now()}, ${Date.now() + days * 86_400_000})`,
  )
}
