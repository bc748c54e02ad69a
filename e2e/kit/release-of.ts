import type { Page } from '@playwright/test'
import type { Release } from 'shared/federation'

/** The release that a page was opened with, as the page says it. */
export const releaseOf = (page: Page): Promise<Release> =>
  page.evaluate(() => (JSON.parse(document.querySelector('#site')?.textContent ?? '') as { release: Release }).release)
