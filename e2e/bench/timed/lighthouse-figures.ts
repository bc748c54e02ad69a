import type { Measured } from '../judge.ts'
import type { LighthouseMedians } from './lighthouse-runs.ts'

type LighthouseFigure = 'signInLighthouse' | 'homeLighthouse' | 'blockingTime' | 'layoutShift'

/** Of what both screens must hold, the worse one counts. */
export const lighthouseFigures = (signIn: LighthouseMedians, home: LighthouseMedians): Readonly<Record<LighthouseFigure, Measured>> => ({
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
})
