import { expect, type Page } from '@playwright/test'
import { pictureHeight } from '../qa/scene-pictures.ts'

/** Draws what a page shows. Codes become zeros, and a QR code is painted over. */
export async function draw(page: Page): Promise<Buffer> {
  await page.locator('[translate=no]').evaluateAll(hideRandomText)
  const clip = await page.evaluate(partShown)
  await expect.poll(() => page.evaluate(areImagesDrawn, clip.height)).toBe(true)
  const mask = [page.locator('[role=img]:has(path):not(:has(ellipse))')]
  const fullPage = clip.height > pictureHeight
  const drawn = () =>
    page.screenshot({ fullPage, clip, animations: 'disabled', caret: 'hide', mask, maskColor: '#d5d9de' })
  // What a browser leaves out until it is in sight comes a frame later.
  for (let last = await drawn(); ;) {
    const next = await drawn()
    if (next.equals(last)) return next
    last = next
  }
}

/** Runs in the page. All of it, if it is at most two screens long. Of a long list, what is below the screen is not always drawn; an open dialog covers one screen. */
function partShown() {
  const { scrollWidth, scrollHeight } = document.documentElement
  const isLong = scrollHeight > 2 * innerHeight || document.querySelector('dialog[open]') !== null
  return { x: 0, y: 0, width: scrollWidth, height: isLong ? innerHeight : scrollHeight }
}

/** Runs in the page. A picture that was refused is replaced by a drawing. @returns whether that, and all others, are done */
const areImagesDrawn = (height: number) =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < height)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)

/** Runs in the page. Writes zeros, whose width is always the same; React keeps its nodes. */
function hideRandomText(elements: readonly Element[]): void {
  for (const text of elements.flatMap(({ childNodes }) => [...childNodes])) {
    if (text instanceof Text) text.data = text.data.replaceAll(/\w/g, '0')
  }
}
