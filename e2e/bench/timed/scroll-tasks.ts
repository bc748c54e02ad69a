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

/** What one event of the wheel asks for, in px; one a painted frame, of which there are some fifteen a second: 3,000 px, a hard fling. */
const wheelStep = 200

const maximalSteps = 6000

/**
 * The longest task while a customer scrolls through a list by the wheel, from its first item to its last; 0 where none is longer
 * than the 50 ms from which on a browser calls a task long. The median of several rounds, each in a tab of its own.
 */
export async function longestScrollTask(browser: Browser, page: ScrolledPage, rounds: number): Promise<Measured> {
  const scrolls: Scroll[] = []
  for (let round = 0; round < rounds; round++) scrolls.push(await scrollThrough(browser, page))
  const longest = scrolls.map(({ longTasksMs }) => Math.max(0, ...longTasksMs))
  const told = scrolls.map(({ longTasksMs, steps }, round) => `${Math.round(longest[round] ?? 0)} ms (${longTasksMs.length} long tasks in ${steps} steps)`)
  return { value: median(longest), detail: `rounds: ${told.join(', ')}` }
}

interface Scroll {
  readonly longTasksMs: readonly number[]
  readonly steps: number
}

async function scrollThrough(browser: Browser, { url, customer }: ScrolledPage): Promise<Scroll> {
  const context = await browser.newContext({ ...phone, ...(customer && { storageState: customer }) })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    // What the page still does for its start, and the garbage that this leaves, is another figure's.
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Beside the cards: beneath a finger none of them is hovered over.
    await page.mouse.move(2, phone.viewport.height / 2)
    await page.evaluate(observeLongTasks)
    return await scrollToEnd(page)
  } finally {
    await context.close()
  }
}

/** By events of the wheel, each when the one before it has been painted. */
async function scrollToEnd(page: Page): Promise<Scroll> {
  const longTasksMs: number[] = []
  for (let steps = 1; steps <= maximalSteps; steps++) {
    await page.mouse.wheel(0, wheelStep)
    const { isAtEnd, durationsMs } = await page.evaluate(stepOncePainted)
    longTasksMs.push(...durationsMs)
    if (isAtEnd) return { longTasksMs, steps }
  }
  throw new Error(`${page.url()} has no end within ${maximalSteps} steps`)
}

/* The functions below run in the page. */

function observeLongTasks(): void {
  const observer = new PerformanceObserver((list) => observed.push(...list.getEntries()))
  const observed: PerformanceEntry[] = []
  observer.observe({ type: 'longtask' })
  Object.assign(globalThis, {
    takeLongTasks: () => [...observed.splice(0), ...observer.takeRecords()].map(({ duration }) => duration),
  })
}

/** What long tasks a step took, in ms, and whether the list has ended there: there is nothing below, also after the time that a list which grows takes to do so. */
async function stepOncePainted() {
  const { takeLongTasks } = globalThis as unknown as { takeLongTasks: () => number[] }
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  await new Promise((painted) => requestAnimationFrame(painted))
  if (isAtEnd()) await new Promise((grown) => setTimeout(grown, 500))
  return { isAtEnd: isAtEnd(), durationsMs: takeLongTasks() }
}
