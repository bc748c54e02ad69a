import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildParts } from '../../site/build-site.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { homePath, homeSeen } from '../browser/screens.ts'
import { gates, type FigureName } from '../gates.ts'
import { judge, type Measured } from '../judge.ts'
import { buildTime } from '../timed/build-time.ts'
import { lighthouseFigures } from '../timed/lighthouse-figures.ts'
import { lighthouseSamples, type LighthouseSample } from '../timed/lighthouse-runs.ts'
import { pointsTimeRatio, type TimedSite } from '../timed/points-time.ts'
import { longestScrollTask } from '../timed/scroll-tasks.ts'
import { writeToyPart } from './toy-part.ts'
import { showScreens, startToySite, type ToySite } from './toy-site.ts'

/*
 * Gates that a machine's speed decides, on what was made worse by so much that no machine
 * holds them. Of the good twin only the relation is asserted: whether it holds its gate is the
 * machine's affair, not a test's.
 */
const verdict = (figure: FigureName, measured: Measured) => judge(gates[figure], measured)

describe('Lighthouse', { timeout: 120_000 }, () => {
  /** Shows a home, and enough beneath it for a jump to be seen. */
  const showHome = `${showScreens}; document.body.insertAdjacentHTML('beforeend', '<p style="height: 60vh; background: #ddd">Pontos</p>')`
  let good: LighthouseSample

  beforeAll(async () => {
    good = await measured(showHome)
  }, 120_000)

  test('a main thread that is blocked for two seconds after the first paint', async () => {
    const blocked = await measured(`${showHome}; ${afterFirstPaint('const end = performance.now() + 2000; while (performance.now() < end);')}`)
    expect(blocked.blockingTimeMs).toBeGreaterThan(good.blockingTimeMs)
    expect(blocked.performance).toBeLessThan(good.performance)
    const [asSignIn, asHome] = [lighthouseFigures([blocked], [good]), lighthouseFigures([good], [blocked])]
    expect(verdict('blockingTime', asSignIn.blockingTime)).toBe('gate failed')
    expect(verdict('blockingTime', asHome.blockingTime)).toBe('gate failed')
    expect(verdict('signInLighthouse', asSignIn.signInLighthouse)).toBe('gate failed')
    expect(verdict('homeLighthouse', asHome.homeLighthouse)).toBe('gate failed')
  })

  test('content that jumps by half a screen', async () => {
    const jumping = await measured(`${showHome}; ${afterFirstPaint("document.body.style.paddingTop = '50vh'")}`)
    expect(verdict('layoutShift', lighthouseFigures([good], [good]).layoutShift)).toBe('aim reached')
    expect(verdict('layoutShift', lighthouseFigures([jumping], [good]).layoutShift)).toBe('gate failed')
    expect(verdict('layoutShift', lighthouseFigures([good], [jumping]).layoutShift)).toBe('gate failed')
  })

  test('a page that never shows its screen is not measured', async () => {
    await expect(measured("document.body.innerHTML = '<h1>Algo deu errado</h1>'")).rejects.toThrow('Algo deu errado')
  })

  /** One run of a page that consists of one script. */
  async function measured(script: string): Promise<LighthouseSample> {
    const toy = await siteOf(script)
    try {
      const [sample] = await lighthouseSamples({ url: `${toy.url}${homePath}`, seen: homeSeen }, 1)
      if (!sample) throw new Error('nothing was measured')
      return sample
    } finally {
      await toy.close()
    }
  }

  /** A script that acts when the browser has painted, some frames later. */
  const afterFirstPaint = (code: string) =>
    `new PerformanceObserver(() => setTimeout(() => { ${code} }, 100)).observe({ type: 'paint', buffered: true })`
})

/* They mostly wait: at once, they take as long as the longest of them. */
describe.concurrent('what waits', { timeout: 120_000 }, () => {
  let browser: Browser
  let directory: string
  beforeAll(async () => {
    browser = await openBrowser()
    directory = await mkdtemp(join(tmpdir(), 'toy-parts-'))
  })
  afterAll(async () => {
    await browser.close()
    await rm(directory, { recursive: true })
  })

  test('points that appear three seconds later than the other site’s', async () => {
    const [prompt, late] = [await siteOf(showScreens), await siteOf(`setTimeout(() => { ${showScreens} }, 3000)`)]
    const home = ({ url }: ToySite): TimedSite => ({ url, customer: undefined })
    const later = await pointsTimeRatio(browser, home(late), home(prompt), 1)
    const earlier = await pointsTimeRatio(browser, home(prompt), home(late), 1)
    await Promise.all([prompt.close(), late.close()])
    expect(verdict('pointsTimeRatio', later)).toBe('gate failed')
    expect(verdict('pointsTimeRatio', earlier)).toBe('aim reached')
  })

  test('a list that computes for a fifth of a second whenever it has moved', async () => {
    const list = `document.body.innerHTML = '<main><ul>' + '<li style="height: 100px">Item</li>'.repeat(30) + '</ul></main>'`
    const computing = `${list}; addEventListener('scroll', () => { const end = performance.now() + 200; while (performance.now() < end); })`
    const [plain, stuttering] = [await siteOf(list), await siteOf(computing)]
    const longest = ({ url }: ToySite) => longestScrollTask(browser, { url: `${url}${homePath}`, customer: undefined }, 1)
    const [smooth, rough] = [await longest(plain), await longest(stuttering)]
    await Promise.all([plain.close(), stuttering.close()])
    expect(rough.value).toBeGreaterThan(smooth.value)
    expect(verdict('statementScroll', rough)).toBe('gate failed')
    expect(verdict('rewardsScroll', rough)).toBe('gate failed')
  })

  test('a build with a plugin that waits as long as all six may take', async () => {
    await writeToyPart(join(directory, 'mf-home'), 0)
    await writeToyPart(join(directory, 'mf-scores'), 1000 * gates.buildTime.gate.value)
    const prompt = await buildTime(() => buildParts(['mf-home'], directory), 1)
    const waiting = await buildTime(() => buildParts(['mf-home', 'mf-scores'], directory), 1)
    expect(waiting.value).toBeGreaterThan(prompt.value)
    expect(verdict('buildTime', waiting)).toBe('gate failed')
  })
})

/** A site whose page consists of one script. */
async function siteOf(script: string): Promise<ToySite> {
  const toy = await startToySite()
  toy.scripts = { '/assets/page.00000001.js': script }
  return toy
}
