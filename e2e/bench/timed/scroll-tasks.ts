import type { Browser, CDPSession, Page } from 'playwright'
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

/** How fast the list is scrolled, in px a second: a hard fling. */
const speed = 3000

/** So much of a list is scrolled through at once, and looked at as one: ten screens, in px. */
const stretchHeight = 10 * phone.viewport.height

const maximalStretches = 200

/**
 * The longest task while a customer scrolls through a list, from its first item to its last; 0 where none is longer than the 50 ms
 * from which on a browser calls a task long. Of several rounds, each in a tab of its own: the worst of the list's stretches, each the
 * median of its rounds: what recurs at its place. The detail tells the longest of each round too, recurring or not.
 */
export async function longestScrollTask(browser: Browser, page: ScrolledPage, rounds: number): Promise<Measured> {
  const scrolls: Scroll[] = []
  for (let round = 0; round < rounds; round++) scrolls.push(await scrollThrough(browser, page))
  const stretches = Math.max(...scrolls.map(({ length }) => length))
  const medians = Array.from({ length: stretches }, (_, stretch) => median(scrolls.map((scroll) => longest(scroll[stretch] ?? []))))
  const told = scrolls.map((scroll) => `${Math.round(longest(scroll.flat()))} ms (${scroll.flat().length} long tasks in ${scroll.length} stretches)`)
  return { value: Math.max(...medians), detail: `worst stretch of ten screens, median of rounds whose longest were ${told.join(', ')}` }
}

/** The long tasks, in ms, of each stretch. */
type Scroll = readonly (readonly number[])[]

const longest = (durationsMs: readonly number[]) => Math.max(0, ...durationsMs)

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
    await page.evaluate(observeLongTasks)
    return await scrollToEnd(page, session)
  } finally {
    await context.close()
  }
}

/** By gestures that the browser makes itself, frame by frame: whoever asks the page for its position after each step has it laid out for the answer. */
async function scrollToEnd(page: Page, session: CDPSession): Promise<Scroll> {
  const stretches: (readonly number[])[] = []
  while (stretches.length < maximalStretches) {
    // Beside the cards: beneath a finger none of them is hovered over.
    await session.send('Input.synthesizeScrollGesture', { x: 2, y: phone.viewport.height / 2, yDistance: -stretchHeight, speed, gestureSourceType: 'mouse' })
    const { isAtEnd, durationsMs } = await page.evaluate(endStretch)
    stretches.push(durationsMs)
    if (isAtEnd) return stretches
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

/** What long tasks a stretch took, in ms, and whether the list has ended there: there is nothing below, also after the time that a list which grows takes to do so. */
async function endStretch() {
  const { takeLongTasks } = globalThis as unknown as { takeLongTasks: () => number[] }
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (isAtEnd()) await new Promise((grown) => setTimeout(grown, 500))
  return { isAtEnd: isAtEnd(), durationsMs: takeLongTasks() }
}
