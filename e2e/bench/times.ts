import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { readCurrentRelease } from 'shell/store/compose-release'
import { buildParts } from '../site/build-parts.ts'
import { copyWorkspace } from '../site/copy-workspace.ts'
import { serveHotSite } from '../site/serve-hot-site.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { type Measured, median, medianOf, type Report, samplesOf } from './report.ts'
import { measureServer } from './server-load.ts'
import type { BenchSites } from './sites.ts'
import {
  coldVisit,
  homePath,
  openContext,
  signIn,
  slow4G,
  slowPhone,
  type Session,
  type Slow,
  type Visit,
} from './visit.ts'

/** The figures that other load on the machine disturbs: run them on a quiet machine. */
export async function measureTimes(browser: Browser, sites: BenchSites): Promise<Pick<Report, 'figures' | 'requests'>> {
  const { composed, monolith, directory } = sites
  const signedIn = async ({ url }: { readonly url: string }) => ({ url, session: await signIn(browser, url) })
  const homes = [await signedIn(composed), await signedIn(monolith)] as const
  const { ratio, later, requests } = await comparePointsTimes(browser, homes, 21, slow4G)
  const atPhone = await comparePointsTimes(browser, homes, 63, slowPhone)
  const [{ url, session }] = homes
  const lighthouse = await lighthouseFigures(`${url}${homePath}`, session, directory)
  const figures = {
    ...(await measureServer(sites)),
    pointsTimeRatio: ratio,
    pointsTimeLater: later,
    pointsTimePhone: atPhone.ratio,
    ...lighthouse,
    buildTime: await buildTime(),
    editTime: await editTime(browser, sites),
  }
  return { figures, requests }
}

type Home = Readonly<{ url: string; session: Session }>

/** Time until the final total is in the accessible text: cold, slow, and in turns, so that other load on the machine affects both. */
export async function comparePointsTimes(
  browser: Browser,
  [federated, monolith]: readonly [Home, Home],
  rounds: number,
  slow: Slow,
) {
  const visitOf = ({ url, session }: Home) => coldVisit(browser, url, session, slow)
  const pairs = await samplesOf(rounds, async () => [await visitOf(federated), await visitOf(monolith)] as const)
  const [one, other] = [medianVisit(pairs.map(([visit]) => visit)), medianVisit(pairs.map(([, visit]) => visit))]
  const compared = (compare: (oneMs: number, otherMs: number) => number): Measured => ({
    value: compare(one.seenAfterMs, other.seenAfterMs),
    worst: Math.max(...pairs.map((pair) => compare(pair[0].seenAfterMs, pair[1].seenAfterMs))),
    detail: `medians of ${rounds} in turns: ${Math.round(one.seenAfterMs)} and ${Math.round(other.seenAfterMs)} ms`,
  })
  return {
    ratio: compared((oneMs, otherMs) => oneMs / otherMs),
    later: compared((oneMs, otherMs) => oneMs - otherMs),
    requests: requestRows(one, other),
  }
}

/** The middle one of an odd number of visits, by their time. */
function medianVisit(visits: readonly Visit[]): Visit {
  const middle = median(visits.map(({ seenAfterMs }) => seenAfterMs))
  const visit = visits.find(({ seenAfterMs }) => seenAfterMs === middle)
  if (!visit) throw new Error('an even number of visits has none in the middle')
  return visit
}

/** What both visits request until the points are visible, from when to when in milliseconds; names without the content's hash. */
function requestRows(federated: Visit, monolith: Visit): Report['requests'] {
  const cells = ({ requests, seenAtMs, seenAfterMs }: Visit) =>
    requests.flatMap(({ url, startedAtMs, endedAtMs }) => {
      const [start, end] = [startedAtMs, endedAtMs].map((atMs) => atMs && Math.round(atMs - seenAtMs + seenAfterMs))
      const name = new URL(url).pathname.replace(/\.[0-9a-f]{8}(?=\.)/, '')
      return startedAtMs < seenAtMs ? [`${start} – ${end ?? ''} ${name}`] : []
    })
  const [one, other] = [cells(federated), cells(monolith)]
  const rows = one.length > other.length ? one : other
  return rows.map((_, row) => ({ federated: one[row] ?? '', monolith: other[row] ?? '' }))
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
async function editTime(browser: Browser, { config, composed: { store }, directory }: BenchSites): Promise<Measured> {
  const workspace = join(directory, 'edit')
  await copyWorkspace(workspace, ['mf-auth'])
  const file = join(workspace, 'mf-auth/src/messages.ts')
  const release = await readCurrentRelease(store)
  if (!release) throw new Error('the composed site is not released')
  await using site = await serveHotSite({ config, release, store, workspace, remotes: ['mf-auth'], port: 0 })
  await using context = await openContext(browser)
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
