import type { Locator, Page, Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario, Shown } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { picturesOf } from '../qa/scene-pictures.ts'
import { isCall } from './is-call.ts'
import { jumpUntil } from './jump-until.ts'
import { expectPicture } from './pictures.ts'
import { bringAxe, rules, violations } from './scan.ts'
import { settled } from './settled.ts'
import { expect, test } from './site-test.ts'

/**
 * Registers a test of each picture of each scenario of a remote (`src/scenarios.ts`): its address, in a new browser, shows its state on the
 * version that customers would get, accessible, and as its picture shows it.
 */
export async function testScenarios(remote: RemoteName): Promise<void> {
  const scenarios = await readScenarios(remote)
  // A view that is half faded in has half its contrast.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const scenario of scenarios) {
    for (const { file, width, org } of picturesOf(scenario)) {
      test(titleOf(scenario, file), async ({ page, qa, browserConsole }) => {
        // What the platform refuses on purpose.
        browserConsole.allow(/Failed to load resource/)
        // A state that needs no screen.
        browserConsole.allow(/was preloaded using link preload but not used/)
        await bringAxe(page)
        await page.setViewportSize({ width, height: 860 })
        // Time stands still but for the jumps: what the product shows for some seconds is there until it is looked at.
        const time = qa.restartTime()
        await page.clock.install({ time: time - 60_000 })
        await page.clock.pauseAt(time)
        await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug, ...(org !== undefined && { org }) })}`)
        // Another organisation has other rewards, points and entries.
        await (org === undefined ? expectState(page, scenario, waiting(qa.platform, scenario)) : expectScreen(page))
        await page.getByRole('complementary', { name: 'Painel de QA' }).evaluateAll((panels) => panels.forEach((panel) => panel.setAttribute('hidden', '')))
        // The scan waits for frames.
        await page.clock.resume()
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
        await expectPicture(page, qa.pictureKey, remote, file)
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
  const visible = (locator: Locator) => locator.filter({ visible: true }).first().isVisible()
  if (typeof what === 'string' || what instanceof RegExp) return visible(page.getByText(what, { exact: true }))
  if ('busy' in what) return page.locator('[aria-busy=true]').filter({ hasText: what.busy }).isVisible()
  if ('absent' in what) return !(await visible(page.getByText(what.absent, { exact: true })))
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
