import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser/open-browser.ts'
import { roundsOf } from '../browser/visit.ts'
import { gates, type FigureName } from '../gates.ts'
import { judge, type Measured } from '../judge.ts'
import { coldHome, coldSignIn } from '../measure/cold-visits.ts'
import { chainOf, htmlSize, scriptChainOf, scriptRatioOf, scriptsOf } from '../measure/figures-of-visits.ts'
import { measureRepeats } from '../measure/repeat-visits.ts'
import { measureSixth } from '../measure/sixth-remote.ts'
import { incompressible, showScreens, startToySite, type ToySite } from './toy-site.ts'

/*
 * Each gate on a page that was made worse on purpose: measured as the real site is, it must
 * fail; before, it must hold.
 */
let browser: Browser
let toy: ToySite

/** The toy computes nothing. */
const shortRounds = roundsOf(400)

const remote = '/remotes/mf-home/home.00000001.js'
const good = { '/assets/vendor.00000001.js': incompressible(170), [remote]: showScreens }

beforeAll(async () => {
  browser = await openBrowser()
  toy = await startToySite()
})
afterAll(async () => {
  await browser.close()
  await toy.close()
})
beforeEach(() => Object.assign(toy, { scripts: good, markup: '', cacheable: true }))

const verdict = (figure: FigureName, measured: Measured) => judge(gates[figure], measured)

test('50 kB more JavaScript', { timeout: 60_000 }, async () => {
  const signIn = async () => coldSignIn(browser, toy.url)
  const home = async () => coldHome(browser, toy.url, undefined)
  const [signInBefore, homeBefore] = [await signIn(), await home()]
  expect(verdict('signInScript', scriptsOf(signInBefore, toy.url))).toBe('gate held')
  expect(verdict('homeScript', scriptsOf(homeBefore, toy.url))).toBe('aim reached')
  toy.scripts = { ...good, '/assets/more.00000001.js': incompressible(50) }
  const [signInAfter, homeAfter] = [await signIn(), await home()]
  expect(verdict('signInScript', scriptsOf(signInAfter, toy.url))).toBe('gate failed')
  expect(verdict('signInScriptRatio', scriptRatioOf(signInBefore, signInBefore))).toBe('aim reached')
  expect(verdict('signInScriptRatio', scriptRatioOf(signInAfter, signInBefore))).toBe('gate failed')
  expect(verdict('homeScriptRatio', scriptRatioOf(homeAfter, homeBefore))).toBe('gate failed')
  toy.scripts = { ...toy.scripts, '/assets/more.00000002.js': incompressible(50) }
  expect(verdict('homeScript', scriptsOf(await home(), toy.url))).toBe('gate failed')
})

test('a page that carries too much', async () => {
  expect(verdict('html', await htmlSize(toy.url))).toBe('aim reached')
  toy.markup = `<p>${'x'.repeat(14_000)}</p>`
  expect(verdict('html', await htmlSize(toy.url))).toBe('gate failed')
})

test('calls one level deeper than they may be', { timeout: 90_000 }, async () => {
  // HTML, script, and then one after the other.
  const deep = (calls: number) => ({
    ...good,
    [remote]: `(async () => { for (let i = 0; i < ${calls}; i++) await fetch('/call/' + i); ${showScreens} })()`,
  })
  toy.scripts = deep(2)
  expect(verdict('chain', chainOf(await coldHome(browser, toy.url, undefined, { slow: shortRounds })))).toBe('gate held')
  toy.scripts = deep(3)
  expect(verdict('chain', chainOf(await coldHome(browser, toy.url, undefined, { slow: shortRounds })))).toBe('gate failed')
})

test('scripts that are found one by the other', { timeout: 90_000 }, async () => {
  const next = (path: string) => `document.head.append(Object.assign(document.createElement('script'), { src: '${path}' }))`
  const measured = async () => scriptChainOf([await coldHome(browser, toy.url, undefined, { slow: shortRounds })])
  toy.scripts = { ...good, [remote]: next('/lazy/entry.js'), '/lazy/entry.js': showScreens }
  expect(verdict('scriptChain', await measured())).toBe('gate held')
  toy.scripts = { ...toy.scripts, '/lazy/entry.js': next('/lazy/screen.js'), '/lazy/screen.js': showScreens }
  expect(verdict('scriptChain', await measured())).toBe('gate failed')
})

test('a vendor file that changes with a remote’s release', { timeout: 60_000 }, async () => {
  const releasing = (scripts: ToySite['scripts']) => measureRepeats(browser, toy.url, undefined, async () => void (toy.scripts = scripts))
  const released = { '/assets/vendor.00000001.js': good['/assets/vendor.00000001.js'], '/remotes/mf-home/home.00000002.js': showScreens }
  const alone = await releasing(released)
  expect(verdict('repeatVisit', alone.repeatVisit)).toBe('aim reached')
  expect(verdict('afterRelease', alone.afterRelease)).toBe('aim reached')
  toy.scripts = good
  const both = await releasing({ '/assets/vendor.00000002.js': incompressible(170), '/remotes/mf-home/home.00000002.js': showScreens })
  expect(verdict('afterRelease', both.afterRelease)).toBe('gate failed')
})

test('files that a browser may not keep', { timeout: 60_000 }, async () => {
  toy.cacheable = false
  const { repeatVisit } = await measureRepeats(browser, toy.url, undefined, async () => {})
  expect(verdict('repeatVisit', repeatVisit)).toBe('gate failed')
})

test('a sixth remote that is loaded although nobody asked', { timeout: 60_000 }, async () => {
  const visits = async () => [await coldHome(browser, toy.url, undefined)]
  const quiet = await measureSixth(toy.url, visits, async () => void (toy.markup = '<p>sixth</p>'))
  expect(verdict('sixthRequests', quiet.sixthRequests)).toBe('aim reached')
  expect(verdict('sixthBytes', quiet.sixthBytes)).toBe('aim reached')
  const loaded = await measureSixth(toy.url, visits, async () => {
    toy.scripts = { ...good, '/remotes/mf-sixth/entry.00000001.js': incompressible(8) }
  })
  expect(verdict('sixthRequests', loaded.sixthRequests)).toBe('gate failed')
  expect(verdict('sixthBytes', loaded.sixthBytes)).toBe('gate failed')
})
