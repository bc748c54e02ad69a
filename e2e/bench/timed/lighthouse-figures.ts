import type { Measured } from '../judge.ts'
import type { LighthouseSample } from './lighthouse-runs.ts'
import { medianAndWorst } from './median.ts'

type LighthouseFigure = 'signInLighthouse' | 'homeLighthouse' | 'blockingTime' | 'layoutShift'
type Samples = readonly LighthouseSample[]

/** Medians of the runs of both screens. If both must hold a gate, the worse screen counts. */
export function lighthouseFigures(signIn: Samples, home: Samples): Readonly<Record<LighthouseFigure, Measured>> {
  const score = (samples: Samples) =>
    medianAndWorst(
      samples.map(({ performance }) => performance),
      'lowest',
    )
  const worseOf = (figure: 'blockingTimeMs' | 'layoutShift', told: (value: number) => string): Measured => {
    const [one, other] = [
      medianAndWorst(signIn.map((sample) => sample[figure])),
      medianAndWorst(home.map((sample) => sample[figure])),
    ]
    return {
      value: Math.max(one.value, other.value),
      worst: Math.max(one.worst, other.worst),
      detail: `sign-in ${told(one.value)}, home ${told(other.value)}`,
    }
  }
  return {
    signInLighthouse: score(signIn),
    homeLighthouse: score(home),
    blockingTime: worseOf('blockingTimeMs', (milliseconds) => `${Math.round(milliseconds)} ms`),
    layoutShift: worseOf('layoutShift', (shift) => shift.toFixed(3)),
  }
}
