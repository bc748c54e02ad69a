import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type * as LH from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '../browser/open-browser.ts'
import type { Seen } from '../browser/screens.ts'
import type { StorageState } from '../measure/cold-visits.ts'
import { configWithScreen, expectScreen } from './shown-screen.ts'

/** What Lighthouse measures. */
export interface LighthousePage {
  readonly url: string
  /** The screen that it must show in the end: another page's figures are refused. */
  readonly seen: Seen
  /** Whose session the browser has; undefined means nobody's. */
  readonly customer?: StorageState
}

/** The result of one run. */
export interface LighthouseSample {
  /** 0 … 100. */
  readonly performance: number
  readonly blockingTimeMs: number
  readonly layoutShift: number
}

/**
 * Lighthouse's mobile performance of a page, once for each run.
 * @throws if a run gives no result, or if the page does not show its screen
 */
export async function lighthouseSamples(page: LighthousePage, runs: number): Promise<readonly LighthouseSample[]> {
  const samples: LighthouseSample[] = []
  for (let run = 0; run < runs; run++) samples.push(readResult(await runInNewBrowser(page)))
  return samples
}

/**
 * Runs in a new browser: no file, compiled code or tab is left from a sign-in or from the run before. Playwright, which puts the
 * session into the profile, has detached by then: otherwise the browser would report to it all that Lighthouse does.
 */
async function runInNewBrowser({ url, seen, customer }: LighthousePage): Promise<LH.Result> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    if (customer) await keepSession(profile, customer)
    const { executablePath, args } = launchOptions
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: ['--headless', ...args],
      userDataDir: profile,
      logLevel: 'silent',
    })
    try {
      const flags: LH.Flags = {
        port: chrome.port,
        // A reset would sign the customer out; a new browser has nothing else to reset.
        disableStorageReset: true,
        disableFullPageScreenshot: true,
        // This audit leaves the page and comes back: it is no figure of ours, and fails on a busy machine.
        skipAudits: ['bf-cache'],
        logLevel: 'silent',
      }
      const result = await lighthouse(url, flags, configWithScreen(seen))
      if (!result) throw new Error('Lighthouse gave no report')
      return result.lhr
    } finally {
      const exited = once(chrome.process, 'exit')
      chrome.kill()
      await exited
    }
  } finally {
    // The browser's processes may still be writing.
    await rm(profile, { recursive: true, maxRetries: 10 })
  }
}

async function keepSession(profile: string, customer: StorageState): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, launchOptions)
  await context.setStorageState(customer)
  await context.close()
}

function readResult(result: LH.Result): LighthouseSample {
  expectScreen(result)
  const { categories, audits, runtimeError } = result
  const score = categories.performance?.score
  const blockingTimeMs = audits['total-blocking-time']?.numericValue
  const layoutShift = audits['cumulative-layout-shift']?.numericValue
  if (typeof score !== 'number' || blockingTimeMs === undefined || layoutShift === undefined) {
    throw new Error(`Lighthouse gave no result: ${runtimeError?.message ?? ''}`)
  }
  return { performance: Math.round(score * 100), blockingTimeMs, layoutShift }
}
