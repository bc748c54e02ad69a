import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { Audit, Gatherer } from 'lighthouse'
import type * as LH from 'lighthouse'
import { chromium } from 'playwright'
import type { Figures, Measured } from './report.ts'
import { median, samplesOf } from './samples.ts'
import { homeSeen, launchOptions, signInSeen, type Seen, type Session } from './visit.ts'

/** Lighthouse's mobile performance of home, in a new session, and of the sign-in screen: five runs each. */
export async function lighthouseFigures(url: string, session: Session, directory: string): Promise<Figures> {
  const home = await samplesOf(5, () => runInNewBrowser(url, homeSeen, directory, session))
  const signIn = await samplesOf(5, () => runInNewBrowser(url, signInSeen, directory))
  const all = (figure: keyof Sample) => [signIn, home].map((samples) => samples.map((sample) => sample[figure]))
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

interface Sample {
  /** 0 … 100. */
  readonly points: number
  readonly blockingMs: number
  readonly shift: number
}

/**
 * Runs in a new browser: no file, compiled code or tab is left from a sign-in or from the run before. Playwright, which
 * puts the session into the profile, has detached by then: else the browser would report all to it.
 */
async function runInNewBrowser(url: string, seen: Seen, directory: string, session?: Session): Promise<Sample> {
  const userDataDir = await mkdtemp(join(directory, 'profile-'))
  if (session) {
    const context = await chromium.launchPersistentContext(userDataDir, launchOptions)
    await context.setStorageState(session)
    await context.close()
  }
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ['--headless', ...launchOptions.args],
    userDataDir,
    logLevel: 'silent',
  })
  try {
    return readSample(await lighthouse(url, { port: chrome.port, logLevel: 'silent' }, config), seen)
  } finally {
    const exited = once(chrome.process, 'exit')
    chrome.kill()
    await exited
  }
}

/** @throws if Lighthouse measured another page: an error page, or a screen that never came, would be fast */
function readSample(result: LH.RunnerResult | undefined, seen: Seen): Sample {
  if (!result) throw new Error('Lighthouse gave no report')
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
  const texts = JSON.parse(result.artifacts[textsId] as string) as { role: string; text: string }[]
  if (!texts.some(({ role, text }) => role === seen.role && seen.text.test(text.trim())))
    throw new Error(`${finalDisplayedUrl} does not show its screen, but: ${JSON.stringify(texts)}`)
  const score = categories.performance?.score
  const blockingMs = audits['total-blocking-time']?.numericValue
  const shift = audits['cumulative-layout-shift']?.numericValue
  if (typeof score !== 'number' || blockingMs === undefined || shift === undefined)
    throw new Error(`Lighthouse gave no result: ${runtimeError?.message}`)
  return { points: Math.round(score * 100), blockingMs, shift }
}

/** The cast: Lighthouse's types know only its own artifacts. */
const textsId = 'RoleTexts' as keyof LH.Artifacts

/** Reads the texts of all elements with a role, as JSON. It does so after the recording, so it affects no figure. */
class RoleTexts extends Gatherer {
  override meta: Gatherer['meta'] = { supportedModes: ['navigation'] }

  override getArtifact({ driver }: Parameters<Gatherer['getArtifact']>[0]): Promise<string> {
    const inPage = () =>
      JSON.stringify([...document.querySelectorAll('[role]')].map(({ role, textContent: text }) => ({ role, text })))
    return driver.executionContext.evaluate(inPage, { args: [], useIsolation: true })
  }
}

/** Lighthouse keeps what is gathered only if an audit asks for it. */
class RoleTextsAudit extends Audit {
  static override get meta(): (typeof Audit)['meta'] {
    const title = 'The texts of all roles'
    return { id: 'role-texts', title, failureTitle: title, description: title, requiredArtifacts: [textsId] }
  }

  static override audit = () => ({ score: 1 })
}

const config: LH.Config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance'],
    onlyAudits: ['role-texts'],
    // This audit leaves the page and comes back: it is no figure of ours, and fails on a busy machine.
    skipAudits: ['bf-cache'],
    // A reset would sign the customer out; a new browser has nothing else to reset.
    disableStorageReset: true,
    disableFullPageScreenshot: true,
  },
  artifacts: [{ id: textsId, gatherer: RoleTexts }],
  audits: [RoleTextsAudit],
}
