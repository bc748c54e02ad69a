import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartName } from 'shell/release'
import { readRemote } from '../site/read-remote.ts'
import { workspace } from '../site/parts.ts'
import { weightOfBuild, weightsOfEntries } from './weights.ts'

/** What the shell and the shared entries may weigh, in kB after brotli. A remote's own configuration has its budget. */
export interface Budgets {
  /** All JavaScript and CSS of its build. */
  readonly shell: number
  /** The code of each shared entry itself, without libraries. */
  readonly shared: Readonly<Record<string, number>>
}

export const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets

/** What weighs more than it may. Needs a build. */
export async function budgetProblems(part: 'shared' | PartName): Promise<readonly string[]> {
  if (part !== 'shared') return overweight({ [part]: weightOfBuild(part) }, { [part]: await budgetOf(part) })
  return overweight(await weightsOfEntries(), budgets.shared, 'shared/')
}

/** A remote declares its own budget (`rspack.config.ts`). */
const budgetOf = async (part: PartName): Promise<number> => (part === 'shell' ? budgets.shell : (await readRemote(join(workspace, part))).maxKb)

/** A weight without a budget is too much as well: a new entry needs its line in the same commit. */
export function overweight(weights: Readonly<Record<string, number>>, limits: Readonly<Record<string, number>>, prefix = ''): readonly string[] {
  return Object.entries(weights).flatMap(([name, weight]) => {
    const limit = limits[name]
    if (limit === undefined) return [`${prefix}${name} has no budget in e2e/check/budgets.json; it weighs ${weight.toFixed(1)} kB`]
    return weight > limit ? [`${prefix}${name} weighs ${weight.toFixed(1)} kB, its budget is ${limit} kB (e2e/check/budgets.json)`] : []
  })
}
