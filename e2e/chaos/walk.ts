import { setTimeout as delay } from 'node:timers/promises'
import { randomFrom } from 'shell/testing/random'
import { pendingRequests } from '../kit/settled.ts'
import { open } from './hands.ts'
import { brokenInvariants } from './invariants.ts'
import { ana } from './people.ts'
import { planStep } from './plan-step.ts'
import { finish, NoWayOut } from './recovery.ts'
import { notPossible } from './report.ts'
import { rest } from './rest.ts'
import { signIn } from './session-steps.ts'
import { diceOf, tabAt } from './step.ts'
import { withWorld, type Tab, type World, type WorldOptions } from './world.ts'

export interface WalkOptions extends WorldOptions {
  readonly seed: number
  /** Whether to take a further step. @param steps those taken so far */
  readonly goesOn: (steps: number) => boolean
  /** Told before each step. */
  readonly onStep?: (words: string) => void
}

/** How a walk went. */
export interface WalkReport {
  readonly seed: number
  /** How many steps were drawn and taken, the first sign-in among them; a walk to here takes the same. */
  readonly steps: number
  /** What was done, in words, in order; the last is the end of the walk, if it came so far. */
  readonly log: readonly string[]
  /** What is broken after the last step; empty if the whole walk is right. */
  readonly broken: readonly string[]
}

/** A random customer acts while things go wrong, and each invariant is checked after each step. The walk ends with the first that is broken. */
export function walk({ seed, goesOn, onStep, ...options }: WalkOptions): Promise<WalkReport> {
  return withWorld(options, async (world) => {
    const dice = diceOf(randomFrom(seed))
    const log: string[] = []
    const take = async (words: string, act: () => Promise<unknown>): Promise<readonly string[]> => {
      log.push(words)
      onStep?.(words)
      const outcome = await whatIsBroken(world, act)
      if (outcome.isLeftOut) log[log.length - 1] = `${words}${notPossible}`
      return outcome.broken
    }
    let broken = await take('Ana signs in at /padaria', () => begin(world))
    while (broken.length === 0 && goesOn(log.length)) {
      const { words, act } = planStep(dice)
      broken = await take(words, () => act(world))
    }
    const steps = log.length
    if (broken.length === 0) broken = await take('all faults end; each customer signs in, visits each tab and signs out', () => finish(world))
    return { seed, steps, log, broken }
  })
}

async function begin(world: World): Promise<void> {
  const { page } = tabAt(world, 0)
  await open(world, page, '/padaria')
  await rest(world)
  await signIn(world, page, ana)
}

/** What a stuck tab may be waiting for. */
const waitsOf = ({ page }: Tab, number: number): readonly string[] =>
  pendingRequests(page).map((request) => `tab ${number} at ${page.url()}: no response to ${request.method()} ${request.url()}`)

/** After so long, by this process's clock, a step counts as stuck. Nothing that a step does takes that long, even on a busy machine. */
const stuckMs = 180_000

async function whatIsBroken(world: World, act: () => Promise<unknown>): Promise<{ readonly broken: readonly string[]; readonly isLeftOut: boolean }> {
  const toEnd = async () => {
    const isLeftOut = (await act()) === 'not possible'
    await rest(world)
    return { broken: await brokenInvariants(world), isLeftOut }
  }
  try {
    const stuck = delay(stuckMs, undefined, { ref: false })
    return (await Promise.race([toEnd(), stuck])) ?? { broken: [`no end after ${stuckMs / 1000} s`, ...world.tabs.flatMap(waitsOf)], isLeftOut: false }
  } catch (failure) {
    if (failure instanceof NoWayOut) return { broken: [failure.message], isLeftOut: false }
    // What cannot be pressed, or does not answer: the walk did not foresee it, and its seed shows it again.
    return { broken: [failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)], isLeftOut: false }
  }
}
