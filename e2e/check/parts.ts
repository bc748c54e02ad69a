import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { partNames, type PartName } from 'shell/release'

/** What `pnpm check` can check: a folder with its types, its tests and, for most, its build. */
export const checkedParts = ['shared', ...partNames, 'e2e'] as const

export type CheckedPart = 'shared' | PartName | 'e2e'

/** Those whose folders are in this checkout: a feature team may have its own remote only. */
export const partsHere = (): readonly CheckedPart[] => checkedParts.filter((part) => existsSync(join(workspace, part)))

/** Reads names from the command line. @throws with the names that there are, for one that is unknown or missing here */
export function readParts(names: readonly string[]): readonly CheckedPart[] {
  const here = partsHere()
  return names.map((name) => {
    const part = here.find((candidate) => candidate === name)
    if (!part) throw new UsageProblem(`there is no part "${name}" here; one of: ${here.join(', ')}`)
    return part
  })
}

/** What whoever typed the command can put right; said in one line. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}
