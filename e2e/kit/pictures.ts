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
  const part = await partShown(page)
  await expect.poll(() => page.evaluate(areImagesDrawn, part.clip.height)).toBe(true)
  await expect(page).toHaveScreenshot([key, `${file}.png`], { ...part, mask: [page.locator('[role=img]:has(path):not(:has(ellipse))')], maskColor: '#d5d9de' })
}

/** The whole page, if it is at most two screens long. Of a long list, what is below the screen is not always drawn; an open dialog covers one screen. */
async function partShown(page: Page) {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const isLong = scrollHeight > 2 * innerHeight || document.querySelector('dialog[open]') !== null
    return { width: scrollWidth, height: isLong ? innerHeight : scrollHeight }
  })
  return { fullPage: true, clip: { x: 0, y: 0, ...size } }
}

/** Runs in the page. A picture that was refused is replaced by a drawing. @returns whether that, and all others, are done */
const areImagesDrawn = (height: number) =>
  [...document.images].filter((image) => image.getBoundingClientRect().top < height).every(({ complete, naturalWidth }) => complete && naturalWidth > 0)

/** Runs in the page. Writes zeros, whose width is always the same; React keeps its nodes. */
function hideRandomText(elements: readonly Element[]): void {
  for (const text of elements.flatMap(({ childNodes }) => [...childNodes])) {
    if (text instanceof Text) text.data = text.data.replaceAll(/\w/g, '0')
  }
}
