import { randomBytes } from 'node:crypto'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { chromium, type Browser } from 'playwright'
import { publishAndServe } from 'shell/store'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveSite, untilServed } from '../../kit/serve-site.ts'
import { compilePart } from '../../site/compile.ts'
import { workspace } from '../../site/parts.ts'
import { fontsOf, scriptsBeyond, scriptsOf } from '../bytes.ts'
import { gates, type FigureName } from '../gates.ts'
import { judge, type Measured } from '../report.ts'
import { releaseHome, releaseText, startBenchSites, type BenchSites } from '../sites.ts'
import { comparePointsTimes } from '../times.ts'
import { launchOptions } from '../../kit/phone.ts'
import { coldVisit, homePath, homeSeen, openContext, signIn, slowPhone, visit, type Session } from '../visit.ts'

/* The real site, made worse on purpose, fails its gates: once for the bytes and once for the time. */
let browser: Browser
let sites: BenchSites
let session: Session

beforeAll(async () => {
  browser = await chromium.launch(launchOptions)
  sites = await startBenchSites()
  session = await signIn(browser, sites.composed.url)
})
afterAll(async () => {
  await browser.close()
  await sites[Symbol.asyncDispose]()
})

const verdict = (figure: FigureName, measured: Measured) => judge(gates[figure], measured)

/** Another copy of the site, and the session there: signing in once is enough for all sites on a platform. */
async function worseSite(name: string, release: (directory: string, store: string) => Promise<unknown>) {
  const directory = join(sites.directory, name)
  const store = join(directory, 'store')
  await cp(sites.composed.store, store, { recursive: true })
  await release(directory, store)
  const served = await serveSite(sites.config, store)
  onTestFinished(() => served.close())
  const { url } = served
  return { url, session: { ...session, origins: session.origins.map((kept) => ({ ...kept, origin: url })) } }
}

test('50 kB more JavaScript, and each font once more', async () => {
  const noise = `globalThis.noise = '${randomBytes(50_000).toString('base64')}';`
  const fontsAgain =
    'for (const { cssRules } of document.styleSheets) for (const { cssText } of cssRules)' +
    'for (const [, url] of cssText.matchAll(/url\\("([^"]*-cut[^"]*)/g)) void new FontFace("Again", `url(${url}?again)`).load();'
  const heavy = await worseSite('heavy', async (directory, store) => {
    const [shell, file] = [join(workspace, 'shell'), join(directory, 'worse/index.js')]
    await mkdir(join(directory, 'worse'))
    await writeFile(file, noise + fontsAgain)
    await compilePart(shell, join(directory, 'shell/dist'), new rspack.EntryPlugin(shell, file, { name: 'shell' }))
    await publishAndServe({ store, workspace: directory, parts: ['shell'] })
  })
  const start = await coldVisit(browser, heavy.url)
  const home = await coldVisit(browser, heavy.url, heavy.session)
  expect(verdict('signInScript', scriptsOf(start, heavy.url))).toBe('gate failed')
  expect(verdict('homeScript', scriptsOf(home, heavy.url))).toBe('gate failed')
  expect(verdict('fonts', fontsOf([start, home]))).toBe('gate failed')
  const monolith = await coldVisit(browser, sites.monolith.url)
  for (const figure of ['signInMore', 'homeMore'] as const) {
    expect(verdict(figure, scriptsBeyond(monolith, monolith))).toBe('aim reached')
    expect(verdict(figure, scriptsBeyond(start, monolith))).toBe('gate failed')
  }
})

test('a released text, where what the deltas are made from is lost', async () => {
  let [folder, store] = ['', '']
  const { url, session: kept } = await worseSite('lost', async (...place) => {
    ;[folder, store] = place
    await rm(join(store, 'dictionaries'), { recursive: true })
  })
  await using context = await openContext(browser, kept)
  const scriptsAgain = async () => scriptsOf(await visit(context, `${url}${homePath}`, homeSeen), url)
  await scriptsAgain()
  for (const [part, figure] of [
    ['mf-home', 'textOfRemote'],
    ['shell', 'textOfShell'],
  ] as const) {
    await untilServed(url, (await releaseText(part, join(folder, part), store)).id)
    expect(verdict(figure, await scriptsAgain())).toBe('gate failed')
    await rm(join(store, 'dictionaries'), { recursive: true })
  }
})

test('points that appear five seconds later than the other site’s', async () => {
  const lateScreen = `
    import * as React from 'react'
    export default function LateScreen() {
      const [isDue, setDue] = React.useState(false)
      React.useEffect(() => void setTimeout(() => setDue(true), 5000), [])
      return isDue && <HomeScreen />
    }`
  const change = (text: string) => `${text.replace('export default ', '')}${lateScreen}`
  const late = await worseSite('late', (...place) => releaseHome(...place, { file: 'src/HomeScreen.tsx', change }))
  const { ratio, later } = await comparePointsTimes(browser, [late, { url: sites.composed.url, session }], 1, slowPhone)
  expect(verdict('pointsTimeRatio', ratio)).toBe('gate failed')
  expect(verdict('pointsTimePhone', ratio)).toBe('gate failed')
  expect(verdict('pointsTimeLater', later)).toBe('gate failed')
})
