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

/** So much of a list is looked at as one: ten screens, in px. */
const stretchHeight = 10 * phone.viewport.height

/**
 * The longest task while a customer scrolls through a list by the wheel, from its first item to its last; 0 where none is longer
 * than the 50 ms from which on a browser calls a task long. Of several rounds, each in a tab of its own: the worst of the list's
 * stretches, each the median of its rounds: what recurs at its place. The detail tells the longest of each round too, recurring or not.
 */
export async function longestScrollTask(browser: Browser, page: ScrolledPage, rounds: number): Promise<Measured> {
  const scrolls: Scroll[] = []
  for (let round = 0; round < rounds; round++) scrolls.push(await scrollThrough(browser, page))
  const stretches = new Set(scrolls.flatMap((scroll) => scroll.longTasks.map(({ stretch }) => stretch)))
  const medians = [...stretches].map((stretch) => median(scrolls.map((scroll) => longest(scroll.longTasks.filter((task) => task.stretch === stretch)))))
  const told = scrolls.map(({ longTasks, steps }) => `${Math.round(longest(longTasks))} ms (${longTasks.length} long tasks in ${steps} steps)`)
  return { value: Math.max(0, ...medians), detail: `worst stretch of ten screens, median of rounds whose longest were ${told.join(', ')}` }
}

interface LongTask {
  readonly durationMs: number
  /** Where in the list it came, counted in stretches. */
  readonly stretch: number
}

interface Scroll {
  readonly longTasks: readonly LongTask[]
  readonly steps: number
}

const longest = (longTasks: readonly LongTask[]) => Math.max(0, ...longTasks.map(({ durationMs }) => durationMs))

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
  const longTasks: LongTask[] = []
  for (let steps = 1; steps <= maximalSteps; steps++) {
    await page.mouse.wheel(0, wheelStep)
    const { isAtEnd, top, durationsMs } = await page.evaluate(stepOncePainted)
    longTasks.push(...durationsMs.map((durationMs) => ({ durationMs, stretch: Math.floor(top / stretchHeight) })))
    if (isAtEnd) return { longTasks, steps }
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

/** Where a step has led, what long tasks it took, in ms, and whether the list has ended there: there is nothing below, also after the time that a list which grows takes to do so. */
async function stepOncePainted() {
  const { takeLongTasks } = globalThis as unknown as { takeLongTasks: () => number[] }
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  await new Promise((painted) => requestAnimationFrame(painted))
  if (isAtEnd()) await new Promise((grown) => setTimeout(grown, 500))
  return { isAtEnd: isAtEnd(), top: scrollY, durationsMs: takeLongTasks() }
}
