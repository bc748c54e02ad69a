import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { readCurrentRelease } from 'shell/release/store'
import { buildParts } from '../site/build-site.ts'
import { copyWorkspace } from '../site/copy-workspace.ts'
import { serveHotSite } from '../site/serve-hot-site.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { type Figures, type Measured, median, medianOf, samplesOf } from './report.ts'
import { measureServer } from './server/measure-server.ts'
import type { BenchSites } from './sites.ts'
import { coldVisit, homePath, listsCustomer, openContext, signIn, slowPhone, type Session } from './visit.ts'

/** The figures that other load on the machine disturbs: run them on a quiet machine. */
export async function measureTimes(browser: Browser, sites: BenchSites): Promise<Figures> {
  const { composed, monolith, directory } = sites
  const signedIn = async ({ url }: { readonly url: string }) => ({ url, session: await signIn(browser, url) })
  const pointsTime = await pointsTimeRatio(browser, await signedIn(composed), await signedIn(monolith), 9)
  const { url, session } = await signedIn(composed)
  const lighthouse = await lighthouseFigures(`${url}${homePath}`, session, directory)
  const listsSession = await signIn(browser, url, listsCustomer)
  const lists = `${url}${listsCustomer.homePath}`
  return {
    ...(await measureServer(sites)),
    pointsTimeRatio: pointsTime,
    ...lighthouse,
    statementScroll: await longestScrollTask(browser, `${lists}/scores`, listsSession),
    rewardsScroll: await longestScrollTask(browser, `${lists}/rewards`, listsSession),
    buildTime: await buildTime(),
    editTime: await editTime(browser, sites),
  }
}

type Home = Readonly<{ url: string; session: Session }>

/** Time until the final total is in the accessible text: cold, throttled, and in turns, so that other load on the machine affects both. */
export async function pointsTimeRatio(
  browser: Browser,
  federated: Home,
  monolith: Home,
  rounds: number,
): Promise<Measured> {
  const timeOf = async ({ url, session }: Home) => (await coldVisit(browser, url, session, slowPhone)).seenAfterMs
  const times = await samplesOf(rounds, async () => [await timeOf(federated), await timeOf(monolith)] as const)
  const [one, other] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))]
  return {
    value: one / other,
    worst: Math.max(...times.map(([federatedMs, monolithMs]) => federatedMs / monolithMs)),
    detail: `medians of ${rounds} in turns: ${Math.round(one)} ÷ ${Math.round(other)} ms`,
  }
}

/** The longest task while a customer scrolls from the first item to the last, in three tabs; 0 if none reaches 50 ms, a long task. */
async function longestScrollTask(browser: Browser, url: string, session: Session): Promise<Measured> {
  const scrolls = await samplesOf(3, () => scrollThrough(browser, url, session))
  const longestMs = scrolls.map((tasksMs) => Math.max(0, ...tasksMs))
  return medianOf(longestMs, (milliseconds) => `${Math.round(milliseconds)} ms`)
}

/** Uses the browser's own gestures: asking for the position after each step forces a layout. @returns the long tasks on the way, in ms */
async function scrollThrough(browser: Browser, url: string, session: Session): Promise<readonly number[]> {
  const context = await openContext(browser, session)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    // The page's start, and the garbage that it leaves, belong to another figure.
    await page.waitForLoadState('networkidle')
    const devTools = await context.newCDPSession(page)
    await devTools.send('HeapProfiler.collectGarbage')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown })
    const tasksMs = await page.evaluateHandle(observeLongTasks)
    // Two hundred gestures of ten screens each reach the end of every list, at 3,000 px a second: a hard fling.
    for (let gesture = 0; gesture < 200; gesture++) {
      // Beside the cards: a finger hovers over none of them.
      const fling = { x: 2, y: 430, yDistance: -8600, speed: 3000, gestureSourceType: 'mouse' } as const
      await devTools.send('Input.synthesizeScrollGesture', fling)
      if (await page.evaluate(isAtEnd)) return await tasksMs.jsonValue()
    }
    throw new Error(`${url} has no end`)
  } finally {
    await context.close()
  }
}

/** Runs in the page. @returns a list that grows */
function observeLongTasks(): readonly number[] {
  const tasksMs: number[] = []
  const observer = new PerformanceObserver((list) => tasksMs.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  return tasksMs
}

/** Runs in the page. Whether nothing is below, also after the time that a growing list needs. */
async function isAtEnd(): Promise<boolean> {
  const isNothingBelow = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (!isNothingBelow()) return false
  await new Promise((grown) => setTimeout(grown, 500))
  return isNothingBelow()
}

/** How long the parts take to build, two at a time like `pnpm build`; without publishing. */
async function buildTime(): Promise<Measured> {
  const seconds = await samplesOf(3, async () => {
    const startedAt = performance.now()
    await buildParts()
    return (performance.now() - startedAt) / 1000
  })
  return medianOf(seconds, (value) => `${value.toFixed(1)} s`)
}

/**
 * Time from writing a text of mf-auth, to which nearly every module of it leads, until the open page of the composed site shows it, served
 * as `pnpm dev` does. @throws if the page was reloaded or lost what was typed
 */
async function editTime(browser: Browser, { config, composed, directory }: BenchSites): Promise<Measured> {
  const workspace = join(directory, 'edit')
  await copyWorkspace(workspace, ['mf-auth'])
  const file = join(workspace, 'mf-auth/src/messages.ts')
  const release = await readCurrentRelease(composed.store)
  if (!release) throw new Error('the composed site is not released')
  const site = await serveHotSite({ config, release, store: composed.store, workspace, remotes: ['mf-auth'], port: 0 })
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    await page.goto(`${site.url}${homePath}`)
    await page.getByRole('tab', { name: 'Inscrever-se' }).click()
    const typed = page.getByLabel('Nome')
    await typed.fill('Ana em obras')
    const timesMs = await samplesOf(9, async (round) => {
      const title = `Crie sua conta ${round}`
      const source = await readFile(file, 'utf8')
      const seen = page.evaluate(momentShown, title)
      const writtenAtMs = Date.now()
      await writeFile(file, source.replace(/'Crie sua conta[^']*'/, `'${title}'`))
      const seenAtMs = await seen
      if ((await typed.inputValue()) !== 'Ana em obras') throw new Error('the edit lost what was typed')
      return seenAtMs - writtenAtMs
    })
    return medianOf(timesMs, (milliseconds) => `${milliseconds} ms`)
  } finally {
    await context.close()
    await site.close()
  }
}

/** Runs in the page: asking from outside would disturb the measurement. A reload ends it with an error. */
function momentShown(expected: string): Promise<number> {
  return new Promise((shown, fail) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(expected)) shown(Date.now())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(() => fail(new Error(`"${expected}" did not appear`)), 20_000)
  })
}
