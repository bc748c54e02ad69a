import type { Locator, Page, Request } from '@playwright/test'
import { newestRequest, settled } from './settled.ts'

/** After a request, what waits for its response takes several turns, which must not use up its time-out. */
const [shortestMs, longestMs] = [50, 2000]
/** Of the page's time. The product lets nobody wait so long. */
const patienceMs = 15 * 60_000

/**
 * Skips the product's pauses and time-outs: the page's clock jumps until a condition holds. It never jumps while a call is under way,
 * which would time out too soon. The clock must be installed.
 * @param hangs which calls get no response
 */
export async function jumpUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  hangs?: (request: Request) => boolean,
): Promise<void> {
  await settled(page, hangs)
  for (
    let [jumpMs, last, waitedMs] = [shortestMs, newestRequest(page), 0];
    !(await isSo());
    jumpMs = Math.min(2 * jumpMs, longestMs)
  ) {
    if (waitedMs > patienceMs) throw new Error('not so after a quarter of an hour of the page’s time')
    waitedMs += jumpMs
    if (newestRequest(page) !== last) [jumpMs, last] = [shortestMs, newestRequest(page)]
    await page.clock.fastForward(jumpMs)
    await settled(page, hangs)
  }
}

/** The same, until an element is visible. */
export const jumpUntilVisible = (page: Page, locator: Locator, hangs?: (request: Request) => boolean): Promise<void> =>
  jumpUntil(page, () => locator.isVisible(), hangs)
