import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { Refusal } from '../../store/problems.ts'

/** What git says in a folder; undefined outside of git, and without git. */
export function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Who runs a command: RELEASE_BY, else git's user.name; in a checkout, else the user of this machine. @throws {Refusal} if none says it */
export function whoAmI(checkout?: string): string {
  const name =
    process.env.RELEASE_BY || git(checkout ?? '.', 'config', 'user.name') || (checkout && userInfo().username)
  if (!name) throw new Refusal('RELEASE_BY is not set')
  return name
}
