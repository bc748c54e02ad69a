import type { CDPSession, Page } from '@playwright/test'
import { expect, settled, test } from '../kit/index.ts'

const rounds = 50

/** Each screen of the console: the link that leads to it from the one before, and its heading. */
const tour = [
  { link: 'Pontos', heading: 'Extrato de Pontos' },
  { link: 'Recompensas', heading: 'Recompensas' },
  { link: 'Meus vouchers', heading: 'Meus vouchers' },
  { link: 'Perfil', heading: 'Perfil' },
  { link: 'Início', heading: 'Início, Padaria Estrela' },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('fifty visits of each screen leave no listener, timer, node, style or heap', async ({ page, customer }) => {
  await page.addInitScript(countTimers)
  await customer.openSignedIn('11912345678', '/padaria')
  const session = await page.context().newCDPSession(page)
  const [heaps, holdings]: [number[], Awaited<ReturnType<typeof holdingsOf>>[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    await page.evaluate(visitEach, tour)
    // The first round loads the code.
    if ((round > 1 && round <= 4) || round > rounds - 3) holdings.push(await holdingsOf(page, session))
    // After ten rounds the code is compiled as well as it ever will be.
    if (round >= 10 && round % 4 === 2) {
      await session.send('HeapProfiler.collectGarbage')
      heaps.push((await session.send('Runtime.getHeapUsage')).usedSize)
    }
  }
  for (const kind of ['listeners', 'nodes', 'timers', 'styleRules'] as const) {
    // At a single look something may be on its way out: in one of a hundred rounds it was six nodes with two listeners.
    const least = (some: typeof holdings) => Math.min(...some.map((held) => held[kind]))
    expect(least(holdings.slice(3)), kind).toBeLessThanOrEqual(least(holdings.slice(0, 3)))
  }
  // The heap goes up and down by a tenth; what leaks never comes back. A screen that stays takes more than 100 kB.
  expect(Math.min(...heaps.slice(-5))).toBeLessThan(Math.min(...heaps.slice(0, 5)) * 1.1)
})

/** Runs in the page: follows the links, each as soon as it is there. Sending each press to the page would take longer than all the screens. */
async function visitEach(screens: typeof tour): Promise<void> {
  const appeared = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await new Promise((painted) => requestAnimationFrame(painted))
    }
  }
  for (const { link, heading } of screens) {
    const named = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
        ({ textContent }) => textContent.trim() === link,
      )
    ;(await appeared(named)).click()
    await appeared(() => [...document.querySelectorAll('h1')].find(({ textContent }) => textContent.trim() === heading))
  }
}

/** What a page holds, after its garbage is collected; of nodes those that scripts hold. */
async function holdingsOf(page: Page, session: CDPSession) {
  await settled(page)
  await session.send('HeapProfiler.collectGarbage')
  const { jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  // The counter of nodes has an SVG logo's own too, and the browser reads such a picture anew when it likes.
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Node.prototype' })
  const held = { prototypeObjectId: String(prototype.objectId), objectGroup: 'nodes' }
  const { objects } = await session.send('Runtime.queryObjects', held)
  const { result } = await session.send('Runtime.getProperties', {
    objectId: String(objects.objectId),
    ownProperties: true,
  })
  const nodes = result.length
  await session.send('Runtime.releaseObjectGroup', held)
  const inPage = await page.evaluate(() => ({
    timers: (Reflect.get(globalThis, 'runningTimers') as Set<unknown>).size,
    styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  }))
  return { listeners, nodes, ...inPage }
}

/** Runs in the page: keeps the timers that run. */
function countTimers(): void {
  const running = new Set<unknown>()
  Reflect.set(globalThis, 'runningTimers', running)
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end } = globalThis
  const add = (timer: unknown) => running.add(timer) && timer
  const clear = (timer: number) => {
    running.delete(timer)
    end(timer)
  }
  const setTimeout = (run: () => void, ms?: number) => {
    const timer = begin(() => {
      running.delete(timer)
      run()
    }, ms)
    return add(timer)
  }
  const setInterval = (run: () => void, ms?: number) => add(repeat(run, ms))
  Object.assign(globalThis, { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear })
}
