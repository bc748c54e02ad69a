import { cpus } from 'node:os'
import type { TestResult } from './specification/test-results.ts'

/** What a stage cost. */
export interface Cost {
  readonly title: string
  readonly seconds: number
  /** Of all processors of this machine, whichever program used them. */
  readonly processorSeconds: number
  /** What ran side by side in it; their processor seconds cannot be told apart. */
  readonly parts?: readonly Duration[]
}

export interface Duration {
  readonly title: string
  readonly seconds: number
}

/** Starts to measure a stage. @returns a function that ends the measurement */
export function measureCost(title: string): () => Cost {
  const [startedAt, processorBefore] = [performance.now(), processorSeconds()]
  return () => ({ title, seconds: (performance.now() - startedAt) / 1000, processorSeconds: processorSeconds() - processorBefore })
}

/** Measures one of several programs that run side by side. */
export async function timed<Outcome>(title: string, work: () => Promise<Outcome>): Promise<{ readonly outcome: Outcome; readonly duration: Duration }> {
  const startedAt = performance.now()
  const outcome = await work()
  return { outcome, duration: { title, seconds: (performance.now() - startedAt) / 1000 } }
}

/** What this machine's processors have done so far. */
const processorSeconds = (): number => cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 1000

const shownTests = 20

/** Where the time of a run went: each stage, and the slowest tests. */
export function costTable(costs: readonly Cost[], results: readonly TestResult[]): string {
  const sum = (value: (cost: Cost) => number) => costs.reduce((total, cost) => total + value(cost), 0)
  const all: Cost = { title: 'all', seconds: sum(({ seconds }) => seconds), processorSeconds: sum((cost) => cost.processorSeconds) }
  const stages = [...costs, all].flatMap(({ title, seconds, processorSeconds: ofProcessors, parts = [] }) => [
    `${column(seconds)} ${column(ofProcessors)}  ${title}`,
    ...parts.map((part) => `${column(part.seconds)} ${' '.repeat(column(0).length)}  · ${part.title}`),
  ])
  const slowest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownTests)
  const tests = slowest.map(({ file, title, seconds }) => `${column(seconds)}  ${file}, '${title}'`)
  return ['seconds, processor seconds', ...stages, '', `the ${tests.length} slowest tests, in seconds`, ...tests].join('\n')
}

const column = (seconds: number): string => seconds.toFixed(1).padStart(7)
