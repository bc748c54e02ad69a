import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser/open-browser.ts'
import { gates, type FigureName } from '../gates.ts'
import { judge, type Measured } from '../judge.ts'
import { coldHome, coldSignIn, signedInState, type StorageState } from '../measure/cold-visits.ts'
import { fontsOf, scriptRatioOf, scriptsOf } from '../measure/figures-of-visits.ts'
import { startComposedSite, type ComposedSite } from '../sites/bench-sites.ts'
import { pointsTimeRatio } from '../timed/points-time.ts'
import {
  releaseWorseScreen,
  releaseWorseShell,
  serveWorseSite,
  sessionAt,
  type ReleasePlace,
  type WorseSite,
} from './worse-site.ts'

/* The real site, made worse on purpose, fails its gates: once for the bytes and once for the time. */
let browser: Browser
let site: ComposedSite
let session: StorageState

beforeAll(async () => {
  browser = await openBrowser()
  site = await startComposedSite()
  session = await signedInState(browser, site.composed.url)
}, 60_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

const verdict = (figure: FigureName, measured: Measured) => judge(gates[figure], measured)

async function worseSite(name: string, release: (place: ReleasePlace) => Promise<unknown>): Promise<WorseSite> {
  const worse = await serveWorseSite(site, name, release)
  onTestFinished(() => worse.close())
  return worse
}

/** A statement that no encoding compresses below this many kilobytes. */
const incompressible = (kilobytes: number): string =>
  `globalThis.noise = '${randomBytes(kilobytes * 1000).toString('base64')}';`

test('50 kB more JavaScript, and each font once more', { timeout: 90_000 }, async () => {
  const fontsAgain =
    "for (const { href } of document.querySelectorAll('link[as=font]')) void new FontFace('Again', `url(${href}?again)`).load();"
  const heavy = await worseSite('heavy', (place) => releaseWorseShell(place, 'own', incompressible(50) + fontsAgain))
  const signIn = await coldSignIn(browser, heavy.url)
  const home = await coldHome(browser, heavy.url, sessionAt(heavy.url, session))
  expect(verdict('signInScript', scriptsOf(signIn, heavy.url))).toBe('gate failed')
  expect(verdict('homeScript', scriptsOf(home, heavy.url))).toBe('gate failed')
  expect(verdict('fonts', fontsOf([signIn, home]))).toBe('gate failed')
  // The site itself stands for the monolith, which is smaller: what fails against the one fails against the other.
  const before = await coldSignIn(browser, site.composed.url)
  for (const figure of ['signInScriptRatio', 'homeScriptRatio'] as const) {
    expect(verdict(figure, scriptRatioOf(before, before))).toBe('aim reached')
    expect(verdict(figure, scriptRatioOf(signIn, before))).toBe('gate failed')
  }
})

test('points that appear five seconds later than the other site’s', { timeout: 120_000 }, async () => {
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
  const [one, other] = [late.url, site.composed.url].map((url) => ({ url, customer: sessionAt(url, session) }))
  if (!one || !other) throw new Error('two sites are compared')
  expect(verdict('pointsTimeRatio', await pointsTimeRatio(browser, one, other, 1))).toBe('gate failed')
})
