import type { Page, Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { isCall } from './is-call.ts'
import { jumpUntilVisible } from './jump-until.ts'
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
        // Retries pause.
        await page.clock.install()
        await page.goto(`${qaUrl}/${remote}?${new URLSearchParams({ scenario: scenario.slug })}`)
        await expectState(page, scenario, hanging(platform, scenario))
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
      })
    }
  })
}

/** Waits for every text of a scenario's state. */
async function expectState(page: Page, { shows }: Scenario, hangs: (request: Request) => boolean): Promise<void> {
  for (const text of shows) await test.step(String(text), () => jumpUntilVisible(page, page.getByText(text, { exact: true }).filter({ visible: true }).first(), hangs))
}

/** The calls that a scenario lets hang. */
function hanging(platform: Platform, { changes = [], steps = [] }: Scenario): (request: Request) => boolean {
  const all = [...changes, ...steps.flatMap((step) => ('change' in step ? step.change : []))]
  const calls = all.filter(isHang).map(({ body }) => isCall(platform, body as Fault))
  return (request) => calls.some((matches) => matches(request))
}

const isHang = ({ path, body }: PlatformChange): boolean => path === '/faults' && 'kind' in body && body.kind === 'hang'

/** With an open dialog, the page behind it does not count. */
const dialogIn = async (page: Page): Promise<string | undefined> => ((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined)
