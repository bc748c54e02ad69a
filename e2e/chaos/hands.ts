import type { Locator, Page } from '@playwright/test'
import type { Outcome } from './step.ts'
import { rest } from './rest.ts'
import type { World } from './world.ts'

/* What a customer's hand does in a page, as far as the page offers it. */

/** A control that is shown and cannot be pressed is a finding. */
const pressMs = 10_000

/** Presses a control if it is shown and enabled. */
export async function press(control: Locator): Promise<Outcome> {
  const first = control.first()
  if (!(await first.isVisible()) || !(await first.isEnabled())) return 'not possible'
  await first.click({ timeout: pressMs })
  return 'done'
}

/** Closes whatever lies above the page: messages, then dialogs. */
export async function clearAway(world: World, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fechar aviso' }).evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  for (let layers = 0; layers < 3 && (await page.getByRole('dialog').first().isVisible()); layers += 1) {
    await page.keyboard.press('Escape')
    await rest(world)
  }
}

export type TabName = 'Início' | 'Pontos' | 'Recompensas' | 'Perfil'

/** Goes to another screen of the organisation, by the tab bar. */
export async function goTo(world: World, page: Page, name: TabName): Promise<Outcome> {
  await clearAway(world, page)
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })
  if ((await press(link)) === 'not possible') return 'not possible'
  await rest(world)
  return 'done'
}

/** Opens an address; not without a network, where the browser would show a page of its own. */
export async function open({ siteUrl, isOffline }: World, page: Page, path: string): Promise<Outcome> {
  if (isOffline) return 'not possible'
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'commit' })
  return 'done'
}

/** Opens the page again; not without a network. */
export async function reload({ isOffline }: World, page: Page): Promise<Outcome> {
  if (isOffline) return 'not possible'
  await page.reload({ waitUntil: 'commit' })
  return 'done'
}
