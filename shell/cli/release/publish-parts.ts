import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from '../../store/problems.ts'
import { partsIn, publishVersion, refuseUnfitBuilds } from '../../store/publish.ts'
import type { Store } from '../../store/store.ts'
import type { PartName, Publication } from '../../store/version.ts'
import { workspace as checkout } from '../workspace.ts'
import { refuseUnknown, timeOf } from './find-published.ts'
import { git, whoAmI } from './git.ts'

/** The parts of a workspace that somebody names; without names, all. @throws {Refusal} with those that exist */
export function partsNamed(workspace: string, names: readonly string[]): readonly PartName[] {
  const parts = partsIn(workspace)
  const find = (name: string) =>
    parts.find((part) => part === name) ?? refuseUnknown(`part "${name}" in this checkout`, parts)
  return names.length === 0 ? parts : [...new Set(names)].map(find)
}

/** Builds parts of this checkout, by a command of the tests' package. What the builds say is on standard error. @throws {Refusal} */
export function runBuild(parts: readonly PartName[]): void {
  const words = [join(checkout, 'e2e/site/build-parts.ts'), ...parts]
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Refusal('a build failed: nothing is published')
}

/**
 * Publishes builds of a workspace, and serves nothing. They must fit what is served; all are looked at before the first is published.
 * @param force why builds are published whose sources differ from the commit
 * @returns what became of each, one line each
 */
export async function publishParts(
  store: Store,
  workspace: string,
  parts: readonly PartName[],
  force?: string,
): Promise<readonly string[]> {
  await refuseUnfitBuilds(store, workspace, parts)
  const lines: string[] = []
  for (const part of parts) {
    const published = describePublication(workspace, part, force)
    const { version, isNew } = await publishVersion(store, { workspace, part, published })
    const { by, at } = version.published
    const former = `is published already (by ${by}, ${timeOf(at)}), and keeps that publication`
    lines.push(`${part}@${version.id} ${isNew ? 'published' : former}`)
  }
  return lines
}

/** What is not committed is in no history. @throws {Refusal} where a team's store is named, unless somebody says why */
export function refuseUncommitted(workspace: string, parts: readonly PartName[], force?: string): void {
  const changed = [...new Set(parts.flatMap((part) => uncommitted(workspace, part)))]
  if (changed.length === 0) return
  const problem = `not committed: ${changed.join(', ')}`
  if (process.env.RELEASE_STORE && force === undefined) throw new Refusal(`${problem}; to publish it: --force "why"`)
  // What a pipeline reads is on standard output.
  console.error(problem)
}

/** The files from which a part is built and which differ from the commit; none outside of git. */
const uncommitted = (workspace: string, part: PartName): readonly string[] =>
  (git(workspace, 'status', '--porcelain', '--', part, 'shared', 'pnpm-lock.yaml', 'pnpm-workspace.yaml') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().replace(/^\S+\s+/, ''))

/** Who publishes a part now, and from which commit. */
function describePublication(workspace: string, part: PartName, force?: string): Publication {
  const commit = git(workspace, 'rev-parse', '--short=12', 'HEAD')
  const isChanged = uncommitted(workspace, part).length > 0
  return {
    at: new Date().toISOString(),
    by: whoAmI(workspace),
    commit: isChanged ? `${commit}+` : commit,
    message: commit && git(workspace, 'log', '-1', '--format=%s'),
    ...(isChanged && force !== undefined && { forced: force }),
  }
}
