import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright'
import { freePort } from './free-port.ts'
import { launchOptions, phone } from '../browser/open-browser.ts'
import { homePath } from '../browser/screens.ts'
import { signIn } from '../browser/sign-in.ts'
import { median } from './median.ts'

/** Medians of several runs. */
export interface LighthouseMedians {
  /** 0 … 100. */
  readonly performance: number
  readonly blockingTimeMs: number
  readonly layoutShift: number
}

const runs = 5
/** Now and then a run fails by itself, two of thirty when it was tried. */
const attemptsPerRun = 3

/** Lighthouse's mobile performance of the sign-in screen, or of a customer's home; each run with an empty cache. */
export async function lighthouseMedians(siteUrl: string, screen: 'sign-in' | 'home'): Promise<LighthouseMedians> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...phone,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    if (screen === 'home') await signIn(context, siteUrl)
    const results: LighthouseMedians[] = []
    for (let run = 0; run < runs; run++) results.push(await oneRun(context, `${siteUrl}${homePath}`, port))
    return {
      performance: median(results.map(({ performance }) => performance)),
      blockingTimeMs: median(results.map(({ blockingTimeMs }) => blockingTimeMs)),
      layoutShift: median(results.map(({ layoutShift }) => layoutShift)),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function oneRun(context: BrowserContext, url: string, port: number, attempt = 1): Promise<LighthouseMedians> {
  await emptyCache(context)
  try {
    // It would also sign the customer out: the cache alone is emptied, above.
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'silent' })
    return readResult(result?.lhr)
  } catch (failure) {
    if (attempt === attemptsPerRun) throw failure
    return oneRun(context, url, port, attempt + 1)
  }
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readResult(lhr: Lhr | undefined): LighthouseMedians {
  const score = lhr?.categories.performance?.score
  const blockingTimeMs = lhr?.audits['total-blocking-time']?.numericValue
  const layoutShift = lhr?.audits['cumulative-layout-shift']?.numericValue
  if (typeof score !== 'number' || blockingTimeMs === undefined || layoutShift === undefined) {
    throw new Error(`Lighthouse gave no result: ${lhr?.runtimeError?.message ?? ''}`)
  }
  return { performance: Math.round(score * 100), blockingTimeMs, layoutShift }
}

async function emptyCache(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  const session = await context.newCDPSession(page ?? (await context.newPage()))
  await session.send('Network.clearBrowserCache')
  await session.detach()
}
