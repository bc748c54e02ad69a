import type { Browser } from 'playwright'
import type { Figures } from '../report.ts'
import type { BenchSites } from '../sites/bench-sites.ts'
import { buildTime } from './build-time.ts'
import { editTime } from './edit-time.ts'
import { lighthouseMedians } from './lighthouse-runs.ts'
import { pointsTimeRatio } from './points-time.ts'

/** The figures that a machine's other work disturbs: run them on a quiet one. */
export async function measureTimed(browser: Browser, sites: BenchSites): Promise<Figures> {
  const ratio = await pointsTimeRatio(browser, sites)
  const signIn = await lighthouseMedians(sites.composed.url, 'sign-in')
  const home = await lighthouseMedians(sites.composed.url, 'home')
  return {
    pointsTimeRatio: ratio,
    signInLighthouse: { value: signIn.performance },
    homeLighthouse: { value: home.performance },
    blockingTime: {
      value: Math.max(signIn.blockingTimeMs, home.blockingTimeMs),
      detail: `sign-in ${Math.round(signIn.blockingTimeMs)}, home ${Math.round(home.blockingTimeMs)} ms`,
    },
    layoutShift: {
      value: Math.max(signIn.layoutShift, home.layoutShift),
      detail: `sign-in ${signIn.layoutShift.toFixed(3)}, home ${home.layoutShift.toFixed(3)}`,
    },
    buildTime: await buildTime(),
    editTime: await editTime(browser, sites),
  }
}
