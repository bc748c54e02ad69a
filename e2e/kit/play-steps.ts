import type { Locator, Page, Request } from '@playwright/test'
import type { ScenarioSign, ScenarioStep } from 'shared/scenarios'
import type { Platform } from '../platform/platform.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { changePlatform } from '../qa/play-scene.ts'
import { jumpUntil } from './settled.ts'

/**
 * Does a scenario's steps as a customer does, each as soon as its control is there. It asks nothing of the page, so it leads that of any
 * commit. @param hangs which calls get no response
 */
export async function playSteps(
  page: Page,
  { addresses }: Platform,
  steps: readonly ScenarioStep[],
  hangs: (request: Request) => boolean,
): Promise<void> {
  // The topmost dialog, or the site.
  const surface = page.locator('#root, dialog[open]').last()

  /** A call of the step before may still be under way: time jumps only for what is not there. */
  async function appeared(...ways: readonly Locator[]): Promise<Locator> {
    let found: Locator | undefined
    const look = async () => {
      // The preferred way last: what the same drawing brings is there by then.
      for (const way of ways.toReversed()) if (await way.first().isVisible()) found = way.first()
      return found !== undefined
    }
    if (!(await look())) await jumpUntil(page, look, hangs)
    return found ?? surface
  }

  async function play(step: ScenarioStep): Promise<void> {
    if ('press' in step) {
      // By its name, or what its name begins with. A button is found before a tab of the same name, which leads to the button's form.
      const names = [step.press, new RegExp(`^${step.press.replaceAll(/[.?()[\]+*^$|{}\\]/g, String.raw`\$&`)}`)]
      const controls = names.flatMap((name) =>
        (['button', 'link', 'tab'] as const).map((role) =>
          surface.getByRole(role, { name, exact: true, disabled: false }),
        ),
      )
      await (await appeared(...controls)).click()
      // What is below the pointer looks different.
      await page.mouse.move(-1, -1)
    } else if ('see' in step) await appeared(surface.getByText(step.see))
    else if ('change' in step) await changePlatform(addresses, step.change)
    else if ('offline' in step) await page.evaluate(loseNetwork)
    else if ('returnAfterMs' in step) {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + step.returnAfterMs)
      await page.evaluate(returnAfter, step.returnAfterMs)
    } else if ('choose' in step)
      await (await appeared(field('select', step.choose))).selectOption({ label: step.option })
    else
      await (
        await appeared(field('input, textarea', step.fill))
      ).fill('with' in step ? step.with : await newestCode({ addresses }, step.withCodeFor))
  }

  const field = (kind: string, label: string) => surface.getByLabel(label, { exact: true }).and(page.locator(kind))

  for (const step of steps) await play(step)
}

/** Runs in the page. What a browser says when its network goes, and how it fails at the site's own server. The platform's faults take its connection. */
function loseNetwork(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  dispatchEvent(new Event('offline'))
}

/** Runs in the page. Its other clock, which cannot be set, has gone on too. */
function returnAfter(ms: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + ms
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
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
  if (
    !(await visible(field)) ||
    (await field.inputValue()) !== sign.holds ||
    (sign.readOnly && (await field.isEditable()))
  )
    return false
  return sign.placeholder === undefined || (await field.getAttribute('placeholder')) === sign.placeholder
}
