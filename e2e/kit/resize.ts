import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Gives the window of an open page another size (px), once the page has all that it asked for. Chromium forgets that the width has
 * changed where a style rule was inserted and not yet applied: the page keeps the styles of its former width.
 */
export async function resize(page: Page, width: number, height = 860): Promise<void> {
  await settled(page)
  await page.evaluate(applyStyles)
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
}

/** To ask for a size makes the browser apply every rule. In the page. */
const applyStyles = (): number => document.body.offsetWidth
