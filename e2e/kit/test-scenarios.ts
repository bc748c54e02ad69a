import type { Locator, Page, Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario, ScenarioSign } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { isCall } from './is-call.ts'
import { jumpUntil } from './jump-until.ts'
import { bringAxe, rules, violations } from './scan.ts'
import { expect, test } from './site-test.ts'

/**
 * Registers a test of each scenario of a remote (`src/scenarios.ts`): its address, in a new browser, shows its state on the version that customers would get,
 * and the view is accessible.
 */
export async function testScenarios(remote: RemoteName): Promise<void> {
  const scenarios = await readScenarios(remote)
  test.describe('alone', () => {
    // A view that is half faded in has half its contrast.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const scenario of scenarios) {
      test(`${scenario.slug}: ${scenario.name}`, async ({ page, qaUrl, platform, browserConsole }) => {
        // What the platform refuses on purpose.
        browserConsole.allow(/Failed to load resource/)
        await bringAxe(page)
        // Time stands still but for the jumps: what the product shows for some seconds is there until it is looked at.
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 1000)
        await page.goto(`${qaUrl}/${remote}?${new URLSearchParams({ scenario: scenario.slug })}`)
        await expectState(page, scenario, waiting(platform, scenario))
        // The scan waits for frames.
        await page.clock.resume()
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
      })
    }
  })
}

/** Waits for every sign of a scenario's state. */
async function expectState(page: Page, { shows }: Scenario, waits: (request: Request) => boolean): Promise<void> {
  for (const sign of shows) {
    const title = isText(sign) ? String(sign) : JSON.stringify(sign)
    await test.step(title, () => jumpUntil(page, () => isShown(page, sign), waits))
  }
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
