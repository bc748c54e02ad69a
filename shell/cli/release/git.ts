import { spawnSync } from 'node:child_process'
import { Refusal } from '../../store/problems.ts'

/** What git says in a folder; undefined outside of git, and without git. */
export function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Who runs a command: RELEASE_BY, else git's user.name. @throws {Refusal} if neither says it */
export function whoAmI(folder = '.'): string {
  const name = process.env.RELEASE_BY || git(folder, 'config', 'user.name')
  if (!name) throw new Refusal('RELEASE_BY is not set')
  return name
}
