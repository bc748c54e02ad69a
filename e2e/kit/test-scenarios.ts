import type { Page, Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { PlatformChange, Scenario } from 'shared/isolation'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'
import { readScenarios } from '../qa/known.ts'
import { isCall } from './is-call.ts'
import { jumpUntilVisible } from './jump-until.ts'
import { expectPicture } from './pictures.ts'
import { bringAxe, rules, violations } from './scan.ts'
import { settled } from './settled.ts'
import { expect, test } from './site-test.ts'

/** The seed's organisations whose looks are hard: nearly white, yellow without a logo, a very long name, hostile colours. */
const specialOrganizations = ['nuvem', 'mercado-sol', 'associacao-dos-comerciantes', 'hostil']

/**
 * Registers a test of each scenario of a remote (`src/scenarios.ts`): its address, in a new browser, shows its state on the version that
 * customers would get, accessible, and as its picture shows it.
 */
export async function testScenarios(remote: RemoteName): Promise<void> {
  const scenarios = await readScenarios(remote)
  test.describe('alone', () => {
    // A view that is half faded in has half its contrast.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const scenario of scenarios) {
      test(titleOf(scenario), async ({ page, qa, browserConsole }) => {
        // What the platform refuses on purpose.
        browserConsole.allow(/Failed to load resource/)
        await bringAxe(page)
        await page.clock.install({ time: qa.restartTime() })
        await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug })}`)
        await expectState(page, scenario, hanging(qa.platform, scenario))
        expect(await violations(page, { runOnly: rules.all, only: await dialogIn(page) })).toEqual([])
        await expectPicture(page, qa.pictureKey, remote, scenario.slug, varying(page))
      })
    }

    for (const scenario of scenarios.filter(({ isPortrait }) => isPortrait)) {
      for (const width of [320, 1280]) {
        test.describe(`${width} px`, () => {
          test.use({ viewport: { width, height: 860 } })
          test(`${scenario.slug} at ${width} px`, async ({ page, qa }) => {
            await page.clock.install({ time: qa.restartTime() })
            await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug })}`)
            await expectState(page, scenario)
            await expectPicture(page, qa.pictureKey, remote, `${scenario.slug}-${width}`, varying(page))
          })
        })
      }
      for (const org of scenario.path.includes('{org}') ? specialOrganizations : []) {
        test(`${scenario.slug} at ${org}`, async ({ page, qa, browserConsole }) => {
          browserConsole.allow(/Failed to load resource/)
          await page.clock.install({ time: qa.restartTime() })
          await page.goto(`${qa.url}/${remote}?${new URLSearchParams({ scenario: scenario.slug, org })}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
          await settled(page)
          await expectPicture(page, qa.pictureKey, remote, `${scenario.slug}-${org}`, varying(page))
        })
      }
    }
  })
}

/** With the specification's lines, as every test names them. */
const titleOf = ({ slug, name, lines = [] }: Scenario) => `${slug}: ${name}${lines.length > 0 ? ` [${lines.join(', ')}]` : ''}`

/** What is different each time: the panel names the version; codes and keys are random. */
const varying = (page: Page) => [page.getByRole('complementary', { name: 'Painel de QA' }), page.locator('[data-random]')]

/** Waits for every text of a scenario's state. */
async function expectState(page: Page, { shows }: Scenario, hangs?: (request: Request) => boolean): Promise<void> {
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
