import { parseArgs } from 'node:util'

export type ChaosCommand =
  | {
      readonly ok: true
      readonly seed: number
      /** Undefined: only the steps end the walk. */
      readonly minutes: number | undefined
      readonly steps: number | undefined
    }
  | { readonly ok: false; readonly problem: string }

const usage = 'pnpm chaos [--seed 7] [--minutes 5 | --steps 40]'

/** Reads what follows `pnpm chaos`. Without a seed it takes one of the time; without an end, one minute. */
export function readCommand(words: readonly string[]): ChaosCommand {
  const options = { seed: { type: 'string' }, minutes: { type: 'string' }, steps: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ args: [...words], options })
    const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
    const steps = values.steps === undefined ? undefined : Number(values.steps)
    const minutes = values.minutes === undefined ? (steps === undefined ? 1 : undefined) : Number(values.minutes)
    const isRight = Number.isInteger(seed) && (steps === undefined || (Number.isInteger(steps) && steps > 0)) && (minutes === undefined || minutes > 0)
    return isRight ? { ok: true, seed, minutes, steps } : { ok: false, problem: `not a number: ${usage}` }
  } catch (refusal) {
    return { ok: false, problem: `${refusal instanceof Error ? refusal.message : String(refusal)}: ${usage}` }
  }
}
