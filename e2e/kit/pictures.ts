import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { workspace } from '../site/parts.ts'
import { notCompared } from './picture-key.ts'

/*
 * Stored pictures. Two browsers, or two sets of fonts, draw the same page differently. So pictures are kept by the browser's build and the
 * fonts' hashes, in `mf-x/tests/pictures/<key>`. Where nobody has made pictures for a browser, nothing is compared, and the run says so.
 */

/** Compares what a page shows with the stored picture. Codes become zeros, and a QR code is painted over. */
export async function expectPicture(page: Page, key: string, remote: string, file: string): Promise<void> {
  const { config, annotations } = test.info()
  const isMaking = ['all', 'changed'].includes(config.updateSnapshots)
  if (!isMaking && !existsSync(join(workspace, remote, 'tests/pictures', key))) {
    annotations.push({ type: notCompared, description: key })
    return
  }
  await page.locator('[translate=no]').evaluateAll(hideRandomText)
  await expect(page).toHaveScreenshot([key, `${file}.png`], { ...(await partShown(page)), mask: [page.locator('[role=img]:has(path):not(:has(ellipse))')], maskColor: '#d5d9de' })
}

/** Two screens of the page, if it is as long. An open dialog covers one. */
async function partShown(page: Page) {
  const [width, height] = await page.evaluate((screens) => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, Math.min(scrollHeight, (document.querySelector('dialog[open]') ? 1 : screens) * innerHeight)] as const
  }, screensShown)
  return { fullPage: true, clip: { x: 0, y: 0, width, height } }
}

/** A list may have thousands of entries. */
const screensShown = 2

/** Runs in the page. Writes zeros, whose width is always the same; React keeps its nodes. */
function hideRandomText(elements: readonly Element[]): void {
  for (const text of elements.flatMap(({ childNodes }) => [...childNodes])) {
    if (text instanceof Text) text.data = text.data.replaceAll(/\w/g, '0')
  }
}
