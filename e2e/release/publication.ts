import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { PartName, Publication } from 'shell/release/version'

/** What git says in a folder; undefined outside of git. */
function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : undefined
}

/** Who runs a command: RELEASE_BY, else git's user.name, else the user of this machine. */
export const whoAmI = (workspace: string): string =>
  process.env.RELEASE_BY || git(workspace, 'config', 'user.name') || userInfo().username

/** Who publishes a part now, and from which commit. */
export function describePublication(workspace: string, part: PartName): Publication {
  const commit = git(workspace, 'rev-parse', '--short=12', 'HEAD')
  const message = commit && git(workspace, 'log', '-1', '--format=%s')
  const isChanged = commit && git(workspace, 'status', '--porcelain', '--', part, 'shared')
  return {
    at: new Date().toISOString(),
    by: whoAmI(workspace),
    ...(commit && { commit: isChanged ? `${commit}+` : commit }),
    ...(message && { message }),
  }
}
