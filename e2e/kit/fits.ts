import type { Page } from '@playwright/test'

/** By how many px the page, or an open dialog, is wider than its place. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].reduce(
      (most, { scrollWidth, clientWidth }) => Math.max(most, scrollWidth - clientWidth),
      0,
    ),
  )

/**
 * The texts of which an edge hides a part: the page's own, or that of what surrounds them. Texts for screen readers alone are none,
 * nor is one that ends with an ellipsis. What is in the top layer has no edge but the screen's.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (
        let around = text.parentElement;
        around;
        around = around.matches(':modal') ? document.documentElement : around.parentElement
      ) {
        const edge = around.getBoundingClientRect()
        const { overflowX, textOverflow } = getComputedStyle(around)
        if (edge.width <= 1 || textOverflow === 'ellipsis') break
        const hides = around === document.documentElement || overflowX !== 'visible'
        if (hides && (left < edge.left - 1 || right > edge.right + 1)) cut.push(text.textContent ?? '')
        if (around === document.documentElement) break
      }
    }
    return cut
  })

/** The words that continue in the next line though they have no hyphen. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isSeen = (around: Element | null): boolean =>
        !around || (around.getBoundingClientRect().width > 1 && isSeen(around.parentElement))
      if (!isSeen(text.parentElement)) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
