import type { WalkReport } from './walk.ts'

/** How many of the last steps a failure shows. */
const lastSteps = 15

/** What `pnpm chaos` prints at the end of a walk. */
export function describeWalk({ seed, steps, log, broken }: WalkReport): string {
  const done = log.filter((words) => !words.endsWith(notPossible)).length
  const sum = `seed ${seed}: ${log.length} steps, ${done} of them possible`
  if (broken.length === 0) return `${sum}, no invariant broken`
  const first = Math.max(0, log.length - lastSteps)
  const last = log.slice(first).map((words, index) => `  ${first + index + 1}  ${words}`)
  return [sum, 'the last steps:', ...last, 'broken:', ...broken.map((problem) => `  ${problem}`), `to see it again: pnpm chaos --seed ${seed} --steps ${steps}`].join('\n')
}

/** Behind a step for which the page, or the site, offered nothing. */
export const notPossible = ' – not possible'
