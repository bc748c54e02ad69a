import type { Page } from '@playwright/test'
import { wayOut } from './browser-steps.ts'
import { endFaults } from './fault-steps.ts'
import { clearAway, goTo, open, press, type TabName } from './hands.ts'
import { ana, carla, type Person } from './people.ts'
import { rest } from './rest.ts'
import { signIn, signOut } from './session-steps.ts'
import type { Step } from './step.ts'
import type { Tab, World } from './world.ts'

/* Once nothing goes wrong any more, every failure on a page leads back, and the site is whole. */

/** So often a failure's button may be pressed: a screen offers a reload after two retries, and home has four regions. */
const atMostPresses = 8

/** All faults end. Then the buttons of each failure lead out of it, and every page is opened again. */
export function planRecovery(): Step {
  return {
    words: 'all faults end, and each failure’s button is pressed',
    async act(world) {
      await recover(world)
      return 'done'
    },
  }
}

/** Thrown if a failure does not end, or the customer cannot do something at the end of a walk. */
export class NoWayOut extends Error {
  override readonly name = 'NoWayOut'
}

export async function recover(world: World): Promise<void> {
  await endFaults(world)
  await rest(world)
  for (const tab of world.tabs) await leaveFailures(world, tab)
  for (const { page } of world.tabs) await page.reload({ waitUntil: 'commit' })
  world.hangingFiles = []
  await rest(world)
  for (const tab of world.tabs) {
    if (await failureOf(tab.page)) throw new NoWayOut(`nothing goes wrong, and after a reload the page says: “${await failureOf(tab.page)}”`)
    tab.judged = tab.console.seen.length
  }
  world.isDisturbed = false
}

async function leaveFailures(world: World, { page }: Tab): Promise<void> {
  for (let presses = 0; presses < atMostPresses; presses += 1) {
    if ((await press(page.getByRole('button', { name: wayOut }))) === 'not possible') break
    await rest(world)
  }
  await clearAway(world, page)
  const failure = await failureOf(page)
  if (failure !== undefined) throw new NoWayOut(`nothing goes wrong any more, and the failure stays: “${failure}”`)
}

/** What a page says that failed, and the button beside it; messages that go by themselves are none. */
async function failureOf(page: Page): Promise<string | undefined> {
  const told = await page.locator('main').getByRole('alert').filter({ visible: true }).allInnerTexts()
  const ways = await page.getByRole('button', { name: wayOut }).filter({ visible: true }).allInnerTexts()
  return [...told, ...ways][0]
}

/** At the end each customer signs in, reaches each tab, sees the right points and signs out. */
export async function finish(world: World): Promise<void> {
  await recover(world)
  const [tab, ...others] = world.tabs
  if (!tab) throw new Error('no tab is open')
  for (const other of others) await other.page.close()
  world.tabs.splice(1)
  for (const [person, organization] of [
    [ana, 'padaria'],
    [carla, 'padaria'],
    [carla, 'cafe-central'],
  ] as const) {
    await open(world, tab.page, `/${organization}`)
    await rest(world)
    await clearAway(world, tab.page)
    await signOut(world, tab.page)
    await rest(world)
    await visitAll(world, tab.page, person, organization)
  }
}

const titles: Readonly<Record<TabName, string>> = { Início: 'Início', Pontos: 'Extrato de Pontos', Recompensas: 'Recompensas', Perfil: 'Perfil' }

async function visitAll(world: World, page: Page, person: Person, organization: string): Promise<void> {
  const fail = async (what: string): Promise<never> => {
    const text = await page.evaluate(() => document.body.innerText)
    throw new NoWayOut(`at the end ${person.phone} cannot ${what} at ${page.url()}, which says: “${text.slice(0, 300)}”`)
  }
  if ((await signIn(world, page, person)) === 'not possible') await fail('sign in')
  await rest(world)
  for (const [name, title] of Object.entries(titles) as [TabName, string][]) {
    if ((await goTo(world, page, name)) === 'not possible') await fail(`visit ${name}`)
    const heading = page.getByRole('heading', { level: 1 })
    if ((await heading.count()) !== 1 || (name !== 'Perfil' && (await heading.innerText()) !== title)) await fail(`see ${name}`)
    if (name !== 'Início') continue
    const totals = await page.getByRole('status').allInnerTexts()
    if (!totals.some((text) => text.replaceAll(/\s/g, ' ') === person.points[organization])) await fail(`see ${person.points[organization]}`)
  }
  if ((await signOut(world, page)) === 'not possible') await fail('find the sign-out')
  await rest(world)
  if (!(await page.getByRole('tab', { name: 'Acessar' }).isVisible())) await fail('sign out')
}
