import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartName } from 'shell/release'
import type { CheckedPart } from './parts.ts'
import { weightOfBuild, weightsOfEntries } from './weights.ts'

/** What parts may weigh, in kB after brotli. Only `budgets.json` has these numbers. */
export interface Budgets {
  /** All JavaScript and CSS of a build. */
  readonly parts: Readonly<Record<PartName, number>>
  /** The code of each shared entry itself, without libraries. */
  readonly shared: Readonly<Record<string, number>>
}

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets

/** What weighs more than it may. Needs a build. */
export async function budgetProblems(part: Exclude<CheckedPart, 'e2e'>): Promise<readonly string[]> {
  if (part !== 'shared') return overweight({ [part]: weightOfBuild(part) }, budgets.parts)
  return overweight(await weightsOfEntries(), budgets.shared, 'shared/')
}

/** A weight without a budget is too much as well: a new entry needs its line in the same commit. */
export function overweight(weights: Readonly<Record<string, number>>, limits: Readonly<Record<string, number>>, prefix = ''): readonly string[] {
  return Object.entries(weights).flatMap(([name, weight]) => {
    const limit = limits[name]
    if (limit === undefined) return [`${prefix}${name} has no budget in e2e/check/budgets.json; it weighs ${weight.toFixed(1)} kB`]
    return weight > limit ? [`${prefix}${name} weighs ${weight.toFixed(1)} kB, its budget is ${limit} kB (e2e/check/budgets.json)`] : []
  })
}
