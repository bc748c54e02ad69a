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

/** Opens an address. Where the network is gone and no worker answers, the browser shows a page of its own: then it does nothing. */
export async function open({ siteUrl }: World, page: Page, path: string): Promise<void> {
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'commit' })
}
