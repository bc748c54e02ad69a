import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../..')

/** The repository's files, also those that are not committed yet. The checkout may be another user's, as in a container. */
export function filesOfCheckout(): readonly string[] {
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: workspace, encoding: 'utf8' },
  )
  // A file deleted but not yet committed is still listed.
  return listed
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(workspace, file)))
}

/** Where the branch left `origin/main`, or `main`; undefined if git knows neither. */
export function branchPoint(): { readonly main: string; readonly commit: string } | undefined {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], { cwd: workspace, encoding: 'utf8' })
    if (status === 0) return { main, commit: stdout.trim() }
  }
  return undefined
}

/**
 * A copy of the working tree in a temporary folder.
 * @param without folders to leave out
 */
export function makeCheckout(without: readonly string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'checkout-'))
  copyFiles(directory, (folder) => !without.includes(folder))
  return directory
}

/** Adds a folder that was left out. */
export const addToCheckout = (directory: string, added: string): void =>
  copyFiles(directory, (folder) => folder === added)

function copyFiles(directory: string, isWanted: (folder: string) => boolean): void {
  for (const file of filesOfCheckout()) {
    if (!isWanted(file.split('/')[0] ?? '')) continue
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    cpSync(join(workspace, file), join(directory, file))
  }
}

let pnpm: string | undefined

/** The pinned pnpm. Found once: starting npx takes as long as starting pnpm. */
export const pinnedPnpm = (): string =>
  (pnpm ??= execFileSync('npx', ['--yes', '--package=pnpm@12.21.0', '-c', 'command -v pnpm'], {
    encoding: 'utf8',
  }).trim())

/** Runs the pinned pnpm in a checkout. */
export function runPnpm(directory: string, ...parameters: readonly string[]): void {
  execFileSync(pinnedPnpm(), parameters, { cwd: directory, stdio: 'pipe' })
}
