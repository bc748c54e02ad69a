import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildParts } from '../../../site/build-site.ts'
import { copyRemote } from '../../../site/copy-remote.ts'
import { openBrowser } from '../../browser/open-browser.ts'
import { homePath, signInSeen } from '../../browser/screens.ts'
import { gates, type FigureName } from '../../gates.ts'
import { judge, type Measured } from '../../judge.ts'
import { signedInState, type StorageState } from '../../measure/cold-visits.ts'
import { startComposedSite, type ComposedSite } from '../../sites/bench-sites.ts'
import { buildTime } from '../../timed/build-time.ts'
import { lighthouseFigures } from '../../timed/lighthouse-figures.ts'
import { lighthouseSamples, type LighthouseSample } from '../../timed/lighthouse-runs.ts'
import { pointsTimeRatio, type TimedSite } from '../../timed/points-time.ts'
import { longestScrollTask } from '../../timed/scroll-tasks.ts'
import { releaseWorseScreen, serveWorseSite, sessionAt, type ReleasePlace, type WorseSite } from '../worse-site.ts'

/*
 * Gates that depend on a machine's speed, on the real site with one thing made so much worse that they fail on any machine. Whether the
 * site itself holds its gate depends on the machine; no test asserts it.
 */
let browser: Browser
let site: ComposedSite
let session: StorageState
const worseSites: WorseSite[] = []

beforeAll(async () => {
  browser = await openBrowser()
  site = await startComposedSite()
  session = await signedInState(browser, site.composed.url)
}, 60_000)
afterAll(async () => {
  await browser.close()
  await Promise.all(worseSites.map((worse) => worse.close()))
  await site.close()
})

const verdict = (figure: FigureName, measured: Measured) => judge(gates[figure], measured)

/** @returns the address of the site with worse screens */
async function worseSite(name: string, release: (place: ReleasePlace) => Promise<unknown>): Promise<string> {
  const worse = await serveWorseSite(site, name, release)
  worseSites.push(worse)
  return worse.url
}

/** Blocks the thread for this long. */
const compute = (milliseconds: number) => `const end = performance.now() + ${milliseconds}; while (performance.now() < end);`

describe('Lighthouse', { timeout: 120_000 }, () => {
  /** Another screen that holds every gate. */
  const unhurt: LighthouseSample = { performance: 100, blockingTimeMs: 0, layoutShift: 0 }
  let blocked: LighthouseSample
  let jumping: LighthouseSample

  /** One run of a sign-in screen that is worse. */
  async function sampleOf(name: string, source: string): Promise<LighthouseSample> {
    const url = await worseSite(name, (place) => releaseWorseScreen(place, 'mf-auth', 'AuthScreen', source))
    const [sample] = await lighthouseSamples({ url: `${url}${homePath}`, seen: signInSeen }, 1)
    if (!sample) throw new Error('nothing was measured')
    return sample
  }

  test('a main thread that is blocked for two seconds after the first paint', async () => {
    blocked = await sampleOf('blocked', `export { default } from './Real.tsx'\nsetTimeout(() => { ${compute(2000)} }, 100)`)
    for (const figures of [lighthouseFigures([blocked], [unhurt]), lighthouseFigures([unhurt], [blocked])]) {
      expect(verdict('blockingTime', figures.blockingTime)).toBe('gate failed')
    }
    expect(verdict('signInLighthouse', lighthouseFigures([blocked], [unhurt]).signInLighthouse)).toBe('gate failed')
    expect(verdict('homeLighthouse', lighthouseFigures([unhurt], [blocked]).homeLighthouse)).toBe('gate failed')
  })

  test('content that jumps by half a screen', async () => {
    jumping = await sampleOf(
      'jumping',
      `import { useEffect } from 'react'
       import Screen from './Real.tsx'
       export default function JumpingScreen() {
         useEffect(() => void setTimeout(() => { document.body.style.paddingTop = '50vh' }, 500), [])
         return <Screen />
       }`,
    )
    for (const figures of [lighthouseFigures([jumping], [unhurt]), lighthouseFigures([unhurt], [jumping])]) {
      expect(verdict('layoutShift', figures.layoutShift)).toBe('gate failed')
    }
  })

  // This compares no blocking times: on a busy machine every page is blocked.
  test('a page that is merely blocked does not jump', () => {
    expect(jumping.layoutShift).toBeGreaterThan(blocked.layoutShift)
  })

  test('a page that never shows its screen is not measured', async () => {
    await expect(sampleOf('failed', 'export default () => <h1>Algo deu errado</h1>')).rejects.toThrow('Algo deu errado')
  })
})

/* These mostly wait: side by side, they take as long as the longest of them. */
describe.concurrent('what waits', { timeout: 120_000 }, () => {
  test('points that appear five seconds later than the other site’s', async () => {
    const late = await worseSite('late', (place) =>
      releaseWorseScreen(
        place,
        'mf-home',
        'HomeScreen',
        `import { useEffect, useState } from 'react'
         import Screen from './Real.tsx'
         export default function LateScreen() {
           const [isDue, setDue] = useState(false)
           useEffect(() => void setTimeout(() => setDue(true), 5000), [])
           return isDue && <Screen />
         }`,
      ),
    )
    const at = (url: string): TimedSite => ({ url, customer: sessionAt(url, session) })
    const ratio = await pointsTimeRatio(browser, at(late), at(site.composed.url), 1)
    expect(verdict('pointsTimeRatio', ratio)).toBe('gate failed')
  })

  test('a statement that computes for a fifth of a second when it first moves', async () => {
    const stuttering = await worseSite('stuttering', (place) =>
      releaseWorseScreen(place, 'mf-scores', 'ScoresScreen', `export { default } from './Real.tsx'\naddEventListener('scroll', () => { ${compute(200)} }, { once: true })`),
    )
    const customer = sessionAt(stuttering, session)
    // The shortest statement that is longer than the window.
    const longest = await longestScrollTask(browser, { url: `${stuttering}/mercado-sol/scores`, customer }, 1)
    expect(verdict('statementScroll', longest)).toBe('gate failed')
    // The rewards are scrolled and judged in the same way.
    expect(verdict('rewardsScroll', longest)).toBe('gate failed')
  })

  test('a build with a plugin that waits as long as all six may take', async () => {
    const copy = await copyRemote('mf-scores', join(site.directory, 'waiting'))
    const file = join(copy, 'rspack.config.ts')
    const config = await readFile(file, 'utf8')
    const wait = `compiler.hooks.beforeRun.tapPromise('wait', () => new Promise<void>((done) => setTimeout(done, ${1000 * gates.buildTime.gate.value})))`
    await writeFile(file, config.replace('export default remoteConfig(remote)', `const config = remoteConfig(remote)\nconfig.plugins?.push((compiler) => ${wait})\nexport default config`))
    const waiting = await buildTime(() => buildParts(['mf-scores'], join(site.directory, 'waiting')), 1)
    expect(verdict('buildTime', waiting)).toBe('gate failed')
  })
})
