import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shellBuildName } from 'shared/federation'
import type { Store } from 'shell/release/store'
import type { PartName } from 'shell/release/version'
import { CommandProblem } from './command-problem.ts'

const isPart = (name: string): name is PartName => /^(shell|mf-[a-z][a-z0-9-]*)$/.test(name)

/** The shell first, then the remotes by name. */
const inOrder = (names: readonly string[]): readonly PartName[] =>
  names
    .filter(isPart)
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1))

/** The parts in a workspace. A feature team may have only its own remote. */
export const partsHere = (workspace: string): readonly PartName[] =>
  inOrder(existsSync(workspace) ? readdirSync(workspace) : [])

/** Whether a part has a build: the file that describes it is there. */
export const isBuilt = (workspace: string, part: PartName): boolean =>
  existsSync(join(workspace, part, 'dist', part === 'shell' ? shellBuildName : 'mf-manifest.json'))

/** The parts of which a store has a version. */
const publishedParts = async (store: Store): Promise<readonly PartName[]> => inOrder(await store.list('versions'))

/** Reads the name of a published part. @throws {CommandProblem} with those that exist */
export async function readPart(store: Store, name: string): Promise<PartName> {
  const parts = await publishedParts(store)
  return parts.find((part) => part === name) ?? refuse(name, parts)
}

function refuse(name: string, parts: readonly PartName[]): never {
  throw new CommandProblem(
    parts.length > 0
      ? `there is no part "${name}" in the store; one of: ${parts.join(', ')}`
      : `there is no part "${name}" in the store: nothing is published`,
  )
}
