import { expect, type Page, type Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario, Shown } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { picturesOf } from '../qa/scene-pictures.ts'
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
        await page.setViewportSize({ width, height: 860 })
        await page.clock.setSystemTime(qa.restartTime())
        await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug, ...(org !== undefined && { org }) })}`)
        // Another organisation has other rewards, points and entries.
        await (org === undefined ? expectState(page, scenario, waiting(qa.platform, scenario)) : expectScreen(page))
        await page.getByRole('complementary', { name: 'Painel de QA' }).evaluateAll((panels) => panels.forEach((panel) => panel.setAttribute('hidden', '')))
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
        await expectPicture(page, qa.pictureKey, remote, file)
        expect(browserConsole.complaints.slice(before)).toEqual([])
      })
    }
  }
}

/** With the specification's lines, as every test names them. */
const titleOf = ({ name, lines = [] }: Scenario, file: string) => `${file}: ${name}${lines.length > 0 ? ` [${lines.join(', ')}]` : ''}`

async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await settled(page)
}

/** Waits for everything that shows a scenario's state. */
async function expectState(page: Page, { shows }: Scenario, waits: (request: Request) => boolean): Promise<void> {
  for (const what of shows) await test.step(what instanceof RegExp ? String(what) : JSON.stringify(what), () => jumpUntil(page, () => isShown(page, what), waits))
}

async function isShown(page: Page, what: Shown): Promise<boolean> {
  if (typeof what === 'string' || what instanceof RegExp) return page.getByText(what, { exact: true }).filter({ visible: true }).first().isVisible()
  if ('busy' in what) return page.locator('[aria-busy=true]').filter({ hasText: what.busy }).isVisible()
  const field = page.getByLabel(what.field, { exact: true })
  return (await field.isVisible()) && (await field.inputValue()) === what.value
}

/** The calls that a scenario lets wait for their response, for ever or for a time. */
function waiting(platform: Platform, { changes = [], steps = [] }: Scenario): (request: Request) => boolean {
  const all = [...changes, ...steps.flatMap((step) => ('change' in step ? step.change : []))]
  const calls = all.filter(isWait).map(({ body }) => isCall(platform, body as Fault))
  return (request) => calls.some((matches) => matches(request))
}

const isWait = ({ path, body }: PlatformChange): boolean => path === '/faults' && 'kind' in body && (body.kind === 'hang' || body.kind === 'latency')

/** With an open dialog, the page behind it does not count. */
const dialogIn = async (page: Page): Promise<string | undefined> => ((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined)
