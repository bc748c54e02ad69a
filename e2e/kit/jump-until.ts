import type { Locator, Page, Request } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Lets pauses and time-outs of the product go by at once: the page's clock jumps until something is so, and never while a call is
 * under way, which would be over too soon. The clock must be installed.
 * @param hangs which calls get no answer
 */
export async function jumpUntil(page: Page, isSo: () => Promise<boolean>, hangs?: (request: Request) => boolean): Promise<void> {
  await settled(page, hangs)
  while (!(await isSo())) {
    await page.clock.fastForward(2000)
    await settled(page, hangs)
  }
}

/** The same, until something is seen. */
export const jumpUntilVisible = (page: Page, locator: Locator, hangs?: (request: Request) => boolean): Promise<void> =>
  jumpUntil(page, () => locator.isVisible(), hangs)
