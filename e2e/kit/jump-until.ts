import type { Locator, Page, Request } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Skips the product's pauses and time-outs: the page's clock jumps until a condition holds. It never jumps while a call is under way,
 * which would time out too soon. The clock must be installed.
 * @param hangs which calls get no response
 */
export async function jumpUntil(page: Page, isSo: () => Promise<boolean>, hangs?: (request: Request) => boolean): Promise<void> {
  await settled(page, hangs)
  // The first jumps are short: each may start what has a time-out.
  for (let jumpMs = 50; !(await isSo()); jumpMs = Math.min(2 * jumpMs, 2000)) {
    await page.clock.fastForward(jumpMs)
    await settled(page, hangs)
  }
}

/** The same, until an element is visible. */
export const jumpUntilVisible = (page: Page, locator: Locator, hangs?: (request: Request) => boolean): Promise<void> =>
  jumpUntil(page, () => locator.isVisible(), hangs)
