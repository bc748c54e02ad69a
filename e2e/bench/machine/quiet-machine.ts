import type { Machine } from '../report.ts'

/** Programs that wanted to run, on average over the minute before the run began: other programs, since the bench did nothing yet. */
const loadLimit = 1.5
/** Processors that other programs may take during a run, in its busiest minute. The load average cannot say this: the bench itself is load. */
const othersLimit = 0.25

/** Why this machine's figures are not written; undefined if it was quiet enough. An unknown load does not count as quiet. */
export function whyNotQuiet({ loadAverage, others }: Pick<Machine, 'loadAverage' | 'others'>): string | undefined {
  if (!(loadAverage <= loadLimit)) return `the load was ${loadAverage} before the bench began, and may be ${loadLimit}`
  if (!(others <= othersLimit)) return `other programs took ${others} processors in the busiest minute, and may take ${othersLimit}`
  return undefined
}
