import { expect, type Page } from '@playwright/test'
import type { Release } from 'shared/federation'

/** The release that a page was opened with, as the page says it. */
export const releaseOf = (page: Page): Promise<Release> =>
  page.evaluate(() => (JSON.parse(document.querySelector('#site')?.textContent ?? '') as { release: Release }).release)

/** What the browser's console says about calls without a network. */
export const noNetwork = /Failed to load resource|\[federation\]/

/** Throws what nobody catches, as a script of the shell does. */
export const throwLate = (page: Page, phase: 'event' | 'promise'): Promise<void> =>
  page.evaluate((where) => {
    const failure = new Error(`late in ${where}`)
    failure.stack = `Error: late in ${where}\n    at ${location.origin}/assets/shell.js:1:1`
    if (where === 'event') reportError(failure)
    else void Promise.reject(failure)
  }, phase)

/**
 * Takes the network away. Chromium tells its pages first: a request may still be answered, and the page believes that it is online. So it
 * is told again once nothing is answered.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const asks = () => fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false)
  await expect.poll(() => page.evaluate(asks)).toBe(false)
  await page.evaluate(() => void dispatchEvent(new Event('offline')))
}

/** Registers the service worker, as a customer's page does after a while. */
export async function letWorkerTakeOver(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  await expect.poll(() => isControlled(page)).toBe(true)
}

export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

/**
 * The texts of which React holds the node. A browser's translator puts elements of its own in the place of such a node: React's next change
 * of it is lost, and a change beside it throws. Of an element's only text, React holds the element.
 */
export const heldTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isHeld = (node: Node | null | undefined) =>
      Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber$'))
    if (!isHeld(document.querySelector('#root')?.firstChild)) return ['React says in another way what it holds']
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const held: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (isHeld(text) && text.textContent?.trim()) held.push(text.textContent)
    return held
  })

/** By how many px the page, or an open dialog, is wider than its place. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(0, ...places.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })

/**
 * The texts of which an edge hides a part: the page's own, or that of what surrounds them. Texts for screen readers alone are none,
 * nor is one that ends with an ellipsis. What is in the top layer has no edge but the screen's.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const next = (element: Element) => (element.matches(':modal') ? document.documentElement : element.parentElement)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let around = text.parentElement; around; around = next(around)) {
        const edge = around.getBoundingClientRect()
        const { overflowX, textOverflow } = getComputedStyle(around)
        if (edge.width <= 1 || textOverflow === 'ellipsis') break
        const hides = around === document.documentElement || overflowX !== 'visible'
        if (hides && (left < edge.left - 1 || right > edge.right + 1)) cut.push(text.textContent ?? '')
      }
    }
    return cut
  })

/** The texts that lie on another one of their layer: the page, a dialog, what is fixed, or what shades the rest. Those for screen readers alone are none. */
export const overlappingTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: Node; layer: Element; sides: readonly [number, number]; ends: readonly [number, number] }[] =
      []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let layer = text.parentElement
      if (!layer?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity]
      for (; layer?.parentElement && !layer.matches(':modal'); layer = layer.parentElement) {
        const { position, overflowY, mixBlendMode } = getComputedStyle(layer)
        if (/fixed|sticky/.test(position) || mixBlendMode !== 'normal') break
        if (overflowY === 'visible') continue
        const edge = layer.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of layer ? range.getClientRects() : []) {
        // The box of a line is higher than its letters.
        const ends = [
          Math.max(top, line.top + line.height / 5),
          Math.min(bottom, line.bottom - line.height / 10),
        ] as const
        lines.push({ text, layer, sides: [Math.max(left, line.left), Math.min(right, line.right)], ends })
      }
    }
    const meet = (one: readonly [number, number], other: readonly [number, number]) =>
      Math.min(one[1], other[1]) - Math.max(one[0], other[0]) > 1
    return lines.flatMap(({ text, layer, sides, ends }, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) => text !== other.text && layer === other.layer && meet(sides, other.sides) && meet(ends, other.ends),
        )
        .map((other) => `${text.textContent} / ${other.text.textContent}`),
    )
  })

/** The words that continue in the next line though they have no hyphen; the letters between the digits of an id are none. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isSeen = (around: Element | null): boolean =>
        !around || (around.getBoundingClientRect().width > 1 && isSeen(around.parentElement))
      if (!isSeen(text.parentElement)) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu)) {
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

/** The texts with a '·' that ends a line where the rest does not fit: it must hold on to what follows. */
export const looseDots = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const all = [...texts.map(({ nodeValue }) => nodeValue ?? ''), getComputedStyle(element, '::after').content]
      return all.filter((text) => /·( |"?$)/.test(text))
    }),
  )

/** Until what is near the screen is drawn, and nothing else (`shared/lists`), but for what touches the edge of that. */
export const untilDrawn = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('.stretch')].every((stretch) => {
          const { top, bottom } = stretch.getBoundingClientRect()
          const beyond = Math.max(-bottom, top - innerHeight)
          const isDrawn = !stretch.querySelector(':scope > .undrawn')
          return Math.abs(beyond - 1600) < 2 || isDrawn === beyond < 1600
        }),
      ),
    )
    .toBe(true)

/** Up to this, nothing counts as moved. */
export const stillness = 0.02

/** Adds up the layout shifts that the customer did not cause, in each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total += entry.value
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const layoutShifts = () => {
      add(observer.takeRecords())
      return total
    }
    Object.assign(window, { layoutShifts })
  })
}

/** The sum so far, including the current frame. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
    return (window as unknown as { layoutShifts: () => number }).layoutShifts()
  })
}
