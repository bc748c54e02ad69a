import { expect, type Locator, type Page } from '@playwright/test'

/** Lets pauses of the product go by at once: the page's clock jumps until something is seen. The clock must be installed. */
export async function jumpUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(locator).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}
