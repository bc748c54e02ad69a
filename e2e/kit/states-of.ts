import { expect } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { readKnownStates, readScenarios } from '../qa/known.ts'
import { picturesOf } from '../qa/scene-pictures.ts'
import { heldTexts, looseDots } from './page.ts'
import { rules, violations } from './scan.ts'
import type { Scenes } from './scenes.ts'
import { suite } from './suite.ts'
import { expectStopsInSight } from './focus-order.ts'

/** A test of each state of a remote: its signs are there, axe finds nothing, React holds no text, no dot ends a line, the console has no complaint; in the full suite, Tab hides no stop. `pnpm check` takes each once. */
export async function statesOf(remote: RemoteName) {
  const scenarios = suite === 'check' ? (await readKnownStates(remote)).scenarios : await readScenarios(remote)
  return scenarios.flatMap((scenario) => {
    const pictures = picturesOf(scenario).filter(
      ({ width, org }) => suite !== 'check' || (width === 412 && org === undefined),
    )
    return pictures.map((picture) => ({
      title: `${picture.file}: ${scenario.name}`,
      show: async ({ scenes }: { readonly scenes: Scenes }): Promise<void> => {
        const { page, browserConsole } = scenes
        const before = browserConsole.complaints.length
        await scenes.show(scenario, picture)
        expect(await violations(page, rules.all)).toEqual([])
        expect(await heldTexts(page)).toEqual([])
        expect(await looseDots(page)).toEqual([])
        if (suite === 'full' && picture.file === scenario.slug) await expectStopsInSight(page, picture.file)
        expect(browserConsole.complaints.slice(before)).toEqual([])
      },
    }))
  })
}
