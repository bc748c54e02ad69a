import type { Browser, Page } from 'playwright'
import { phone } from '../browser/open-browser.ts'
import type { Measured } from '../judge.ts'
import type { StorageState } from '../measure/cold-visits.ts'
import { median } from './median.ts'

/** A page whose list is scrolled through. */
export interface ScrolledPage {
  readonly url: string
  /** Whose page it is; undefined where it needs no session. */
  readonly customer: StorageState | undefined
}

/** How much slower than this machine a phone's processor is, as Lighthouse has it. */
const slowdown = 4

/** What one event of the wheel asks for, in px; one a frame, which is 24,000 px a second: thirty screens. */
const wheelStep = 400

const maximalSteps = 6000

/**
 * The longest task while a customer scrolls through a list by the wheel, from its first item to its last; 0 where none is longer
 * than the 50 ms from which on a browser calls a task long. Median of several rounds, each in a tab of its own.
 */
export async function longestScrollTask(browser: Browser, page: ScrolledPage, rounds: number): Promise<Measured> {
  const scrolls: Scroll[] = []
  for (let round = 0; round < rounds; round++) scrolls.push(await scrollThrough(browser, page))
  const told = scrolls.map(({ longestMs, longTasks, steps }) => `${Math.round(longestMs)} ms (${longTasks} long tasks in ${steps} steps)`)
  return { value: median(scrolls.map(({ longestMs }) => longestMs)), detail: `median of ${told.join(', ')}` }
}

interface Scroll {
  readonly longestMs: number
  readonly longTasks: number
  readonly steps: number
}

async function scrollThrough(browser: Browser, { url, customer }: ScrolledPage): Promise<Scroll> {
  const context = await browser.newContext({ ...phone, ...(customer && { storageState: customer }) })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    // What the page still does for its start is another figure's.
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.mouse.move(phone.viewport.width / 2, phone.viewport.height / 2)
    await page.evaluate(recordLongTasks)
    const steps = await scrollToEnd(page)
    const durations = await page.evaluate(recordedLongTasks)
    return { longestMs: Math.max(0, ...durations), longTasks: durations.length, steps }
  } finally {
    await context.close()
  }
}

/** By events of the wheel, each when the one before it has been painted. */
async function scrollToEnd(page: Page): Promise<number> {
  for (let steps = 0; steps < maximalSteps; steps++) {
    await page.mouse.wheel(0, wheelStep)
    if (await page.evaluate(isAtEndOncePainted)) return steps
  }
  throw new Error(`${page.url()} has no end within ${maximalSteps} steps`)
}

/* The functions below run in the page. */

/** Whether the list has ended: there is nothing below, also after the time that a list which grows takes to do so. */
async function isAtEndOncePainted(): Promise<boolean> {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  await new Promise((painted) => requestAnimationFrame(painted))
  if (!isAtEnd()) return false
  await new Promise((grown) => setTimeout(grown, 500))
  return isAtEnd()
}

function recordLongTasks(): void {
  const observer = new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
  const durations: number[] = []
  observer.observe({ type: 'longtask' })
  Object.assign(globalThis, {
    longTaskDurations: () => [...durations, ...observer.takeRecords().map(({ duration }) => duration)],
  })
}

const recordedLongTasks = () => (globalThis as unknown as { longTaskDurations: () => readonly number[] }).longTaskDurations()
