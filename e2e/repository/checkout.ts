import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../site/parts.ts'

/** What git says of this checkout, which may be another user's, as in a container. @throws if git fails */
export const git = (...parameters: readonly string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...parameters], {
    cwd: workspace,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** The repository's files, also those that are not committed yet. */
export function filesOfCheckout(): readonly string[] {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  // A file deleted but not yet committed is still listed.
  return files.filter((file) => existsSync(join(workspace, file)))
}

/** Where the branch left `origin/main`, or `main`; undefined if git knows neither. */
export function branchPoint(): { readonly main: string; readonly commit: string } | undefined {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], { cwd: workspace, encoding: 'utf8' })
    if (status === 0) return { main, commit: stdout.trim() }
  }
  return undefined
}

/** Copies some of the working tree's first folders. The root's own files count as folders. */
export function copyCheckout(directory: string, isWanted: (folder: string) => boolean): void {
  for (const file of filesOfCheckout().filter((path) => isWanted(path.split('/')[0] ?? '')))
    cpSync(join(workspace, file), join(directory, file))
}

let pnpm: string | undefined

/** The pinned pnpm. Found once: starting npx takes as long as starting pnpm. */
export const pinnedPnpm = (): string =>
  (pnpm ??= execFileSync('npx', ['--yes', '--package=pnpm@12.21.0', '-c', 'command -v pnpm'], {
    encoding: 'utf8',
  }).trim())

export function runPnpm(directory: string, ...parameters: readonly string[]): void {
  execFileSync(pinnedPnpm(), parameters, { cwd: directory, stdio: 'pipe' })
}
