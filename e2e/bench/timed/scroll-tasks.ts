import type { Browser, CDPSession, Page } from 'playwright'
import { phone } from '../browser/open-browser.ts'
import type { Measured } from '../judge.ts'
import type { StorageState } from '../measure/cold-visits.ts'
import { medianAndWorst } from './median.ts'

/** A page with a list to scroll through. */
export interface ScrolledPage {
  readonly url: string
  /** The customer whose page it is; undefined if it needs no session. */
  readonly customer: StorageState | undefined
}

/** How much slower a phone's processor is than this machine, according to Lighthouse. */
const slowdown = 4

/** How fast the list is scrolled, in px a second: a hard fling. */
const speed = 3000

/** How far one gesture scrolls: ten screens, in px. */
const stretchHeight = 10 * phone.viewport.height

const maximalStretches = 200

/**
 * The longest task while a customer scrolls through a list, from its first item to its last; 0 if no task reaches the 50 ms from which
 * a browser calls a task long. Each round has its own tab. The value is the median of the rounds; the worst is the longest task of
 * all.
 */
export async function longestScrollTask(browser: Browser, page: ScrolledPage, rounds: number): Promise<Measured> {
  const scrolls: (readonly number[])[] = []
  for (let round = 0; round < rounds; round++) scrolls.push(await scrollThrough(browser, page))
  const told = scrolls.map((tasksMs) => `${Math.round(longest(tasksMs))} ms (${tasksMs.length} long tasks)`)
  return { ...medianAndWorst(scrolls.map(longest)), detail: `median of ${rounds} tabs: ${told.join(', ')}` }
}

const longest = (durationsMs: readonly number[]) => Math.max(0, ...durationsMs)

/** @returns the long tasks on the way, in ms */
async function scrollThrough(browser: Browser, { url, customer }: ScrolledPage): Promise<readonly number[]> {
  const context = await browser.newContext({ ...phone, ...(customer && { storageState: customer }) })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    // The page's start, and the garbage that it leaves, belong to another figure.
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(observeLongTasks)
    return await scrollToEnd(page, session)
  } finally {
    await context.close()
  }
}

/** Uses gestures that the browser makes itself, frame by frame: asking the page for its position after each step would force a layout. */
async function scrollToEnd(page: Page, session: CDPSession): Promise<readonly number[]> {
  const tasksMs: number[] = []
  for (let stretch = 0; stretch < maximalStretches; stretch++) {
    // Beside the cards: a finger hovers over none of them.
    await session.send('Input.synthesizeScrollGesture', {
      x: 2,
      y: phone.viewport.height / 2,
      yDistance: -stretchHeight,
      speed,
      gestureSourceType: 'mouse',
    })
    const { isAtEnd, durationsMs } = await page.evaluate(endStretch)
    tasksMs.push(...durationsMs)
    if (isAtEnd) return tasksMs
  }
  throw new Error(`${page.url()} has no end within ${maximalStretches} stretches`)
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

/** The long tasks of a stretch, in ms, and whether the list ends there: nothing is below, also after the time that a growing list needs. */
async function endStretch() {
  const { takeLongTasks } = globalThis as unknown as { takeLongTasks: () => number[] }
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (isAtEnd()) await new Promise((grown) => setTimeout(grown, 500))
  return { isAtEnd: isAtEnd(), durationsMs: takeLongTasks() }
}
