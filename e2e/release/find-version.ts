import type { Store } from 'shell/release/store'
import { versionIds, type PartName } from 'shell/release/version'
import { CommandProblem } from './command-problem.ts'
import { readPart } from './parts.ts'

export interface FoundVersion {
  readonly part: PartName
  readonly id: string
}

/**
 * Finds the version that somebody named: `mf-home@3f2a9c01b7de`, or the first digits of its id, at least four.
 * @throws {CommandProblem} with the versions that exist
 */
export async function findVersion(store: Store, text: string): Promise<FoundVersion> {
  const [name = '', prefix, ...more] = text.split('@')
  if (more.length > 0 || (prefix !== undefined && !/^[0-9a-f]{4,12}$/.test(prefix)))
    throw new CommandProblem(`"${text}" names no version: <part>@<version>, at least 4 digits of it`)
  const part = await readPart(store, name)
  const ids = await versionIds(store, part)
  const found = prefix === undefined ? [] : ids.filter((id) => id.startsWith(prefix))
  if (found.length > 1) throw new CommandProblem(`${text} may be ${found.map((id) => `${part}@${id}`).join(' or ')}`)
  const [id] = found
  if (id === undefined)
    throw new CommandProblem(
      `${prefix === undefined ? `which version of ${part}?` : `there is no version ${text};`} one of: ${ids.map((known) => `${part}@${known}`).join(', ')}`,
    )
  return { part, id }
}
