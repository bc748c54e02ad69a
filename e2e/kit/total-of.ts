import type { Locator, Page } from '@playwright/test'

/** The customer's total on home, as it is read out; a reward there may cost as much. */
export const totalOf = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words })
