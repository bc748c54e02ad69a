import type { Gate, Limit } from './gates.ts'

/** The result of a measurement. */
export interface Measured {
  readonly value: number
  /** The worst sample, if the value is a median. It is shown beside the value; no gate judges it. */
  readonly worst?: number
  /** The figure of the gate's `orElse`. */
  readonly orElse?: number
  /** What the value consists of, in one line. */
  readonly detail?: string
}

export type Verdict = 'aim reached' | 'gate held' | 'gate failed' | 'not measured'

/** Whether a value lies within a limit. */
function isWithin(value: number, { bound, value: limit }: Limit): boolean {
  switch (bound) {
    case 'at most':
      return value <= limit
    case 'less than':
      return value < limit
    case 'at least':
      return value >= limit
    case 'exactly':
      return value === limit
  }
}

/** Judges a measured figure by its gate. A figure that is no number has failed. */
export function judge(gate: Gate, measured: Measured | undefined): Verdict {
  if (!measured) return 'not measured'
  const { gate: limit, aim = limit, orElse } = gate
  const other = (limits: Limit) => measured.orElse !== undefined && isWithin(measured.orElse, limits)
  if (!isWithin(measured.value, limit) && !(orElse && other(orElse.limit))) return 'gate failed'
  const isReached = orElse ? other(orElse.aim) : isWithin(measured.value, aim)
  return isReached ? 'aim reached' : 'gate held'
}
