import type { ElementHandle, Locator, Page, Request } from '@playwright/test'
import type { ScenarioSign, ScenarioStep } from 'shared/scenarios'
import { findTarget, loseNetwork, returnAfter } from 'shell/qa/in-page'
import type { Platform } from '../platform/platform.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { changePlatform } from '../qa/prepare-scene.ts'
import { jumpUntil } from './settled.ts'

/**
 * Does a scenario's steps as a customer does, each as soon as its control is there. It brings its reading of the page along, so it leads
 * that of any commit. @param hangs which calls get no response
 */
export async function playSteps(
  page: Page,
  { addresses }: Platform,
  steps: readonly ScenarioStep[],
  hangs: (request: Request) => boolean,
): Promise<void> {
  const look = async (step: ScenarioStep) => (await page.evaluateHandle(findTarget, step)).asElement()

  /** A call of the step before may still be under way: time jumps only for what is not there. */
  async function appeared(step: ScenarioStep): Promise<ElementHandle> {
    const found = await look(step)
    if (found) return found
    await jumpUntil(page, async () => (await look(step)) !== null, hangs)
    return appeared(step)
  }

  async function play(step: ScenarioStep): Promise<void> {
    if ('change' in step) return void (await changePlatform(addresses, step.change))
    if ('offline' in step) return page.evaluate(loseNetwork)
    if ('returnAfterMs' in step) return page.evaluate(returnAfter, step.returnAfterMs)
    const target = await appeared(step)
    if ('press' in step) {
      // What covers a control refuses the press, as it does a customer's.
      await target.click()
      // What is below the pointer looks different.
      await page.mouse.move(-1, -1)
    } else if ('choose' in step) await target.selectOption({ label: step.option })
    else if ('fill' in step)
      await target.fill('with' in step ? step.with : await newestCode({ addresses }, step.withCodeFor))
  }

  for (const step of steps) await play(step)
}

/** Whether a page shows a sign of a state now. */
export async function isShown(page: Page, sign: ScenarioSign): Promise<boolean> {
  const visible = (locator: Locator) => locator.filter({ visible: true }).first().isVisible()
  if (typeof sign === 'string' || sign instanceof RegExp) return visible(page.getByText(sign, { exact: true }))
  if ('absent' in sign) return !(await visible(page.getByText(sign.absent, { exact: true })))
  // The frame has links and buttons of its own.
  const screen = page.locator('main, dialog[open]')
  if ('role' in sign) return visible(screen.getByRole(sign.role, { name: sign.name, exact: true }))
  if ('busy' in sign)
    return visible(screen.getByRole('button', { name: sign.busy, exact: true }).and(page.locator('[aria-busy=true]')))
  if ('disabled' in sign)
    return visible(screen.getByRole('button', { name: sign.disabled, exact: true, disabled: true }))
  const field = page.getByLabel(sign.field, { exact: true }).and(page.locator('input, textarea, select')).first()
  return (await visible(field)) && (await field.inputValue()) === sign.holds
}
