import { spawnSync } from 'node:child_process'
import { workspace } from '../site/build-site.ts'
import { UsageProblem } from './parts.ts'

/**
 * The files that differ from where this branch left `main`, committed or not.
 * @returns their paths in the workspace
 * @throws {UsageProblem} if git cannot tell
 */
export function changedFiles(directory = workspace): readonly string[] {
  const git = (...parameters: readonly string[]) => spawnSync('git', parameters, { cwd: directory, encoding: 'utf8' })
  const namesParts = 'name the parts: pnpm check mf-home'
  const { error, status } = git('rev-parse', '--is-inside-work-tree')
  if (error) throw new UsageProblem(`there is no git here to tell what changed; ${namesParts}`)
  if (status !== 0) throw new UsageProblem(`this folder is not in git, which would tell what changed; ${namesParts}`)
  const base = git('merge-base', 'main', 'HEAD')
  if (base.status !== 0) throw new UsageProblem(`git knows no branch "main" to compare with; ${namesParts}`)
  const changed = git('diff', '--name-only', '--no-renames', base.stdout.trim())
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...changed.stdout.split('\n'), ...added.stdout.split('\n')].filter((file) => file !== '')
}
