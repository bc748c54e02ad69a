import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario, ScenarioSign } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { pictureHeight, picturesOf } from '../qa/scene-pictures.ts'
import { isCall } from './is-call.ts'
import { jumpUntil } from './jump-until.ts'
import { expectPicture } from './pictures.ts'
import { rules, violations } from './scan.ts'
import { sceneTest as test } from './scene-test.ts'
import { settled } from './settled.ts'

/**
 * Registers a test of each picture of each scenario of a remote (`src/scenarios.ts`): its address shows its state on the version that
 * customers would get, accessible, and as its picture shows it.
 */
export async function testScenarios(remote: RemoteName): Promise<void> {
  for (const scenario of await readScenarios(remote)) {
    for (const { file, width, org } of picturesOf(scenario)) {
      test(titleOf(scenario, file), async ({ scene: { page, browserConsole }, qa }) => {
        const before = browserConsole.complaints.length
        await page.setViewportSize({ width, height: pictureHeight })
        await startClock(page, qa.now)
        await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug, ...(org !== undefined && { org }) })}`)
        // Another organisation has other rewards, points and entries.
        await (org === undefined ? expectState(page, scenario, waiting(qa.platform, scenario)) : expectScreen(page))
        await page.getByRole('complementary', { name: 'Painel de QA' }).evaluateAll((panels) => panels.forEach((panel) => panel.setAttribute('hidden', '')))
        await expectPicture(page, qa.pictureKey, remote, file)
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
        expect(browserConsole.complaints.slice(before)).toEqual([])
      })
    }
  }
}

/** With the specification's lines, as every test names them. */
const titleOf = ({ name, lines = [] }: Scenario, file: string) => `${file}: ${name}${lines.length > 0 ? ` [${lines.join(', ')}]` : ''}`

/** Time stands still but for the jumps: what the product shows for some seconds is there until it is looked at. @param now epoch milliseconds */
async function startClock(page: Page, now: number): Promise<void> {
  await page.clock.setSystemTime(now)
  await page.clock.pauseAt(now + 1000)
}

async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await rest(page)
}

/** Waits for every sign of a scenario's state. */
async function expectState(page: Page, { shows }: Scenario, waits: (request: Request) => boolean): Promise<void> {
  for (const sign of shows) {
    const title = isText(sign) ? String(sign) : JSON.stringify(sign)
    await test.step(title, () => jumpUntil(page, () => isShown(page, sign), waits))
  }
  await rest(page, waits)
}

/** Colours, and what else the page shows, may come after the texts of the state: a response is shown by a timer, which stands still. */
async function rest(page: Page, waits?: (request: Request) => boolean): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) {
    await settled(page, waits)
    await page.clock.fastForward(50)
  }
  await settled(page, waits)
}

async function isShown(page: Page, sign: ScenarioSign): Promise<boolean> {
  const visible = (locator: Locator) => locator.filter({ visible: true }).first().isVisible()
  if (isText(sign)) return visible(page.getByText(sign, { exact: true }))
  if ('busy' in sign) return visible(page.getByRole('button', { name: sign.busy, exact: true }).and(page.locator('[aria-busy=true]')))
  if ('absent' in sign) return !(await visible(page.getByText(sign.absent, { exact: true })))
  const field = page.getByLabel(sign.field, { exact: true })
  return (await visible(field)) && (await field.inputValue()) === sign.holds
}

const isText = (sign: ScenarioSign): sign is string | RegExp => typeof sign === 'string' || sign instanceof RegExp

/** The calls that a scenario lets hang, or keeps waiting. */
function waiting(platform: Platform, { changes = [], steps = [] }: Scenario): (request: Request) => boolean {
  const all = [...changes, ...steps.flatMap((step) => ('change' in step ? step.change : []))]
  const calls = all.filter(isWait).map(({ body }) => isCall(platform, body as Fault))
  return (request) => calls.some((matches) => matches(request))
}

const isWait = ({ path, body }: PlatformChange): boolean => path === '/faults' && 'kind' in body && (body.kind === 'hang' || body.kind === 'latency')

/** With an open dialog, the page behind it does not count. */
const dialogIn = async (page: Page): Promise<string | undefined> => ((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined)
