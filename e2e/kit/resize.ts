import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Resizes the window of an open page (px), once the page has everything that it requested. If a style rule was inserted and not yet
 * applied, Chromium forgets that the width changed, and the page keeps the styles of its former width.
 */
export async function resize(page: Page, width: number, height = 860): Promise<void> {
  await settled(page)
  await page.evaluate(applyStyles)
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
}

/** Runs in the page. Reading a size makes the browser apply every rule. */
const applyStyles = (): number => document.body.offsetWidth
