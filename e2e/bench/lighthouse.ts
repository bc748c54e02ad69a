import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import puppeteer from 'puppeteer-core'
import { type Figures, type Measured, median, samplesOf } from './report.ts'
import { launchOptions } from '../kit/phone.ts'
import { homeSeen, signInSeen, type Seen, type Session } from './visit.ts'

/** Lighthouse's mobile performance of home, in a new session, and of the sign-in screen: five runs each. */
export async function lighthouseFigures(url: string, session: Session, directory: string): Promise<Figures> {
  const home = await samplesOf(5, () => runInNewBrowser(url, homeSeen, directory, session))
  const signIn = await samplesOf(5, () => runInNewBrowser(url, signInSeen, directory))
  const all = (figure: keyof ReturnType<typeof readSample>) =>
    [signIn, home].map((samples) => samples.map((sample) => sample[figure]))
  const [signInPoints = [], homePoints = []] = all('points')
  return {
    signInLighthouse: { value: median(signInPoints), worst: Math.min(...signInPoints) },
    homeLighthouse: { value: median(homePoints), worst: Math.min(...homePoints) },
    blockingTime: worseOf(all('blockingMs'), (milliseconds) => `${Math.round(milliseconds)} ms`),
    layoutShift: worseOf(all('shift'), (shift) => shift.toFixed(3)),
  }
}

/** Both screens must hold the gate: the worse one counts. */
function worseOf(samples: readonly (readonly number[])[], format: (value: number) => string): Measured {
  const [signIn = Number.NaN, home = Number.NaN] = samples.map(median)
  const detail = `sign-in ${format(signIn)}, home ${format(home)}`
  return { value: Math.max(signIn, home), worst: Math.max(...samples.flat()), detail }
}

const settings: Flags = {
  logLevel: 'silent',
  onlyCategories: ['performance'],
  // This audit leaves the page and comes back: it is no figure of ours, and fails on a busy machine.
  skipAudits: ['bf-cache'],
  // A reset would sign the customer out; a new browser has nothing else to reset.
  disableStorageReset: true,
  disableFullPageScreenshot: true,
}

/**
 * Runs in a new browser: nothing is left from a sign-in or from the run before. Playwright, which puts the session into the profile,
 * has detached by then: else the browser would report all to it. @throws if the page does not show its screen: an error page would be fast
 */
async function runInNewBrowser(url: string, seen: Seen, directory: string, session?: Session) {
  const userDataDir = await mkdtemp(join(directory, 'profile-'))
  if (session) {
    await using context = await chromium.launchPersistentContext(userDataDir, launchOptions)
    await context.setStorageState(session)
  }
  await using browser = await puppeteer.launch({ ...launchOptions, userDataDir, defaultViewport: null })
  const page = await browser.newPage()
  const result = await lighthouse(url, settings, undefined, page)
  const texts = await page.$$eval(`[role=${seen.role}]`, (elements) => elements.map((shown) => shown.textContent))
  if (!texts.some((text) => seen.text.test(text.trim())))
    throw new Error(`${page.url()} does not show its screen, but: ${JSON.stringify(texts)}`)
  return readSample(result)
}

/** The points are 0 … 100. */
function readSample(result: RunnerResult | undefined) {
  const { audits, categories, runtimeError } = result?.lhr ?? {}
  const score = categories?.performance?.score
  const blockingMs = audits?.['total-blocking-time']?.numericValue
  const shift = audits?.['cumulative-layout-shift']?.numericValue
  if (typeof score !== 'number' || blockingMs === undefined || shift === undefined)
    throw new Error(`Lighthouse gave no result: ${runtimeError?.message}`)
  return { points: Math.round(score * 100), blockingMs, shift }
}
