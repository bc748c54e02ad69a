import { publishVersion, refuseMisfits } from 'shell/release'
import type { Store } from 'shell/release/store'
import type { PartName } from 'shell/release/version'
import { CommandProblem } from './command-problem.ts'
import { isBuilt, partsHere } from './parts.ts'
import { describePublication } from './publication.ts'
import { timeOf } from './text-columns.ts'

/**
 * Publishes builds of this checkout, and serves nothing. They must fit what is served; all are looked at before the first is published.
 * @param names none: every part that is built
 */
export async function publishParts(
  store: Store,
  workspace: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const parts = selectParts(workspace, names)
  await refuseMisfits(store, workspace, parts)
  const lines: string[] = []
  for (const part of parts) {
    const { version, isNew } = await publishVersion(store, {
      workspace,
      part,
      published: describePublication(workspace, part),
    })
    const { by, at } = version.published
    lines.push(`${part}@${version.id} ${isNew ? 'published' : `is published already (by ${by}, ${timeOf(at)})`}`)
  }
  return lines
}

function selectParts(workspace: string, names: readonly string[]): readonly PartName[] {
  const here = partsHere(workspace)
  if (here.length === 0) throw new CommandProblem(`${workspace} holds no part`)
  const chosen =
    names.length > 0
      ? [...new Set(names)].map((name) => here.find((part) => part === name) ?? refuse(name, here))
      : here.filter((part) => isBuilt(workspace, part))
  const missing = names.length > 0 ? chosen.find((part) => !isBuilt(workspace, part)) : undefined
  if (missing) throw new CommandProblem(`${missing} is not built: pnpm --filter ${missing} build`)
  if (chosen.length === 0) throw new CommandProblem('no part is built: pnpm build')
  return chosen
}

function refuse(name: string, here: readonly PartName[]): never {
  throw new CommandProblem(`there is no part "${name}" here; one of: ${here.join(', ')}`)
}
