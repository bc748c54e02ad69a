import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright'
import { changeRelease } from 'shell/release/store'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { untilServed } from '../../kit/serve-site.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { roundsOf, type Visit } from '../browser/visit.ts'
import { gates, type FigureName } from '../gates.ts'
import { judge, type Measured } from '../judge.ts'
import { coldHome, coldSignIn, signedInState, type StorageState } from '../measure/cold-visits.ts'
import { chainOf, fontsOf, htmlSize, scriptChainOf, scriptRatioOf, scriptsOf } from '../measure/figures-of-visits.ts'
import { measureRepeats } from '../measure/repeat-visits.ts'
import { measureSixth } from '../measure/sixth-remote.ts'
import { startComposedSite, type ComposedSite } from '../sites/bench-sites.ts'
import { releaseSixthRemote } from '../sites/sixth-remote.ts'
import { releaseWorseScreen, releaseWorseShell, serveWorseSite, sessionAt, type ReleasePlace, type WorseSite } from './worse-site.ts'

/*
 * Each gate must fail on the real site with one thing made worse on purpose. `pnpm bench --quick` says whether the site itself
 * holds its gates.
 */
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

/** Chains are counted, not timed: more time than this between two calls only makes the chain longer. */
const shortRounds = roundsOf(400)

/** A statement that no encoding compresses below this many kilobytes. */
const incompressible = (kilobytes: number): string => `globalThis.noise = '${randomBytes(kilobytes * 1000).toString('base64')}';`

async function worseSite(name: string, release?: (place: ReleasePlace) => Promise<unknown>): Promise<WorseSite> {
  const worse = await serveWorseSite(site, name, release)
  onTestFinished(() => worse.close())
  return worse
}

const customerAt = ({ url }: WorseSite): StorageState => sessionAt(url, session)

test('50 kB more JavaScript, and each font once more', { timeout: 90_000 }, async () => {
  const fontsAgain = "for (const { href } of document.querySelectorAll('link[as=font]')) void new FontFace('Again', `url(${href}?again)`).load();"
  const heavy = await worseSite('heavy', (place) => releaseWorseShell(place, 'own', incompressible(50) + fontsAgain))
  const signIn = await coldSignIn(browser, heavy.url)
  const home = await coldHome(browser, heavy.url, customerAt(heavy))
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

test('a page that names a hundred files more', async () => {
  const crowded = await worseSite('crowded', ({ store }) =>
    changeRelease(store, (served) => {
      const home = served?.remotes['mf-home']
      if (!home) throw new Error('mf-home is not published')
      const more = Array.from({ length: 100 }, (_, index) => [`More${index}`, { shape: 'rows', path: `more-${index}`, files: [home.entry] }])
      return { shell: served.shell, remotes: { ...served.remotes, 'mf-home': { ...home, screens: { ...home.screens, ...Object.fromEntries(more) } } } }
    }),
  )
  expect(verdict('html', await htmlSize(crowded.url))).toBe('gate failed')
})

test('a home that waits for two more calls, one after the other', { timeout: 60_000 }, async () => {
  const deep = await worseSite('deep', (place) =>
    releaseWorseScreen(
      place,
      'mf-home',
      'HomeScreen',
      `import { useEffect, useState } from 'react'
       import Screen from './Real.tsx'
       const calls = fetch('/config.json?call=1').then(() => fetch('/config.json?call=2'))
       export default function LateScreen() {
         const [isDue, setDue] = useState(false)
         useEffect(() => void calls.then(() => setDue(true)), [])
         return isDue && <Screen />
       }`,
    ),
  )
  const chain = chainOf(await coldHome(browser, deep.url, customerAt(deep), { slow: shortRounds }))
  expect(chain.detail).toMatch(/config\.json → \/config\.json$/)
  expect(verdict('chain', chain)).toBe('gate failed')
})

test('scripts that are found one by the other', { timeout: 60_000 }, async () => {
  const split = await worseSite('split', (place) =>
    releaseWorseScreen(
      place,
      'mf-home',
      'HomeScreen',
      `import { lazy, Suspense } from 'react'
       const Screen = lazy(() => import(/* webpackChunkName: "found-late" */ './Real.tsx'))
       export default function SplitScreen() {
         return <Suspense><Screen /></Suspense>
       }`,
    ),
  )
  const chain = scriptChainOf([await coldHome(browser, split.url, customerAt(split), { slow: shortRounds })])
  expect(chain.detail).toMatch(/found-late\.\w+\.js$/)
  expect(verdict('scriptChain', chain)).toBe('gate failed')
})

test('a vendor file that changes with a remote’s release', { timeout: 60_000 }, async () => {
  const released = await worseSite('released')
  const figures = await measureRepeats(browser, released.url, customerAt(released), async () => {
    await releaseWorseScreen(released, 'mf-home', 'HomeScreen', "export { default } from './Real.tsx'\nglobalThis.name = 'new'")
    const { id } = await releaseWorseShell(released, 'node_modules', "globalThis.name = 'new';")
    await untilServed(released.url, id)
  })
  expect(verdict('afterRelease', figures.afterRelease)).toBe('gate failed')
})

test('files that a browser may not cache', { timeout: 60_000 }, async () => {
  const forgetful = await worseSite('forgetful')
  forgetful.server.prependListener('request', (_, response) => {
    const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => typeof response
    response.writeHead = (status: number, headers?: unknown) => {
      const others = Object.entries(headers as object).filter(([name]) => name.toLowerCase() !== 'cache-control')
      return writeHead(status, { ...Object.fromEntries(others), 'Cache-Control': 'no-store' })
    }
  })
  const { repeatVisit } = await measureRepeats(browser, forgetful.url, customerAt(forgetful), async () => {})
  expect(verdict('repeatVisit', repeatVisit)).toBe('gate failed')
})

test('a sixth remote that is fetched although no page needs it', { timeout: 60_000 }, async () => {
  // As a federation runtime does that loads every remote at start.
  const fetchAll = `for (const { entry } of Object.values(JSON.parse(document.getElementById('site').textContent).release.remotes)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: entry.url, integrity: entry.integrity, crossOrigin: 'anonymous' }))
  }`
  const eager = await worseSite('eager', (place) => releaseWorseShell(place, 'own', fetchAll))
  const visits = async (): Promise<readonly Visit[]> => [await coldSignIn(browser, eager.url)]
  const before = await visits()
  const { id } = await releaseSixthRemote(eager.directory, eager.store)
  await untilServed(eager.url, id)
  const sixth = measureSixth(eager.url, before, await visits())
  expect(verdict('sixthRequests', sixth.sixthRequests)).toBe('gate failed')
  expect(verdict('sixthBytes', sixth.sixthBytes)).toBe('gate failed')
})
