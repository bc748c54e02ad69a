import { expect, type Page } from '@playwright/test'
import { untilDrawn } from './page.ts'
import { painted } from './scan.ts'

const windows = [
  [390, 844],
  [320, 256],
  [1280, 900],
  [740, 360],
] as const

/** A list may have hundreds of stops, each like the one before. */
const mostStops = 60

/** Tab leads once around the view, in each window, and shows each stop whole. Call `bringAxe` before. */
export async function expectStopsInSight(page: Page, view: string): Promise<void> {
  for (const [width, height] of windows) {
    const where = `${view}, ${width} × ${height}`
    // A state may hold its calls for ever: nothing here waits for one.
    await page.setViewportSize({ width, height })
    // The tab bar changes its place in the document.
    await page.evaluate(painted)
    const visited = await page.evaluateHandle(() => new Set<Element | null>())
    const stops: string[] = []
    while (stops.length < mostStops) {
      await page.keyboard.press('Tab')
      await untilDrawn(page)
      const found = await page.evaluate(focusedStop, visited)
      if (!found) break
      stops.push(found.stop)
      expect.soft(found.hidden, `${where}: ${found.stop}`).toBe(false)
    }
    // An open dialog lets the customer out to the browser, too.
    if (stops.length < mostStops) expect.soft(stops, where).toContain('the browser')
    expect.soft(stops.length, where).toBeGreaterThan(1)
  }
}

/**
 * Runs in the page. Which element has the focus, and whether the window's edge or what stands fixed in it hides some of it; undefined
 * if it was visited. A toast is no fault: it ends by itself, and closes on a press.
 */
function focusedStop(visited: Set<Element | null>): { stop: string; hidden: boolean } | undefined {
  const element = document.activeElement
  if (visited.has(element)) return
  visited.add(element)
  if (!(element instanceof HTMLElement) || element === document.body) return { stop: 'the browser', hidden: false }
  if (element.closest('.toasts')) return { stop: 'a toast', hidden: false }
  const stop = element.getAttribute('aria-label') ?? (element.textContent || element.id)
  const { left, right, top, bottom, height } = (element.closest('label') ?? element).getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room = innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0)
  // Nothing shows all of it: a part must be in sight.
  if (height > room) return { stop, hidden: bottom < 1 || top > innerHeight - 1 }
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  )
  const isCovered = ([x, y]: readonly [number, number]) => {
    let over = document.elementsFromPoint(x, y).find((one) => !one.closest('.toasts')) ?? null
    while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement
    return over !== null && !over.contains(element)
  }
  // A scroll position is a whole number.
  const isOutside = top < -1 || bottom > innerHeight + 1 || left < 0 || right > innerWidth
  return { stop, hidden: isOutside || points.some(isCovered) }
}
