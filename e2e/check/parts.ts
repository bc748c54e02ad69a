import type { PartName } from 'shell/release'
import { partNames } from '../site/parts.ts'

/** What `pnpm check` can check: a folder with its types, its tests and, for most, its build. */
export type CheckedPart = 'shared' | PartName | 'e2e'

/** The parts of this checkout: a feature team may have only its own remote. */
export const partsHere = (): readonly CheckedPart[] => ['shared', ...partNames, 'e2e']

/** Reads names from the command line. @throws for a name that is unknown or missing here, with the names that exist */
export function readParts(names: readonly string[]): readonly CheckedPart[] {
  const here = partsHere()
  return names.map((name) => {
    const part = here.find((candidate) => candidate === name)
    if (!part) throw new UsageProblem(`there is no part "${name}" here; one of: ${here.join(', ')}`)
    return part
  })
}

/** What the person who typed the command can correct, in one line. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}
