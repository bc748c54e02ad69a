import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../..')

/**
 * A checkout of the project as it is in the working tree, in a temporary folder.
 * @param without folders to leave out
 */
export function makeCheckout(without: readonly string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'checkout-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspace, encoding: 'utf8' })
  for (const file of files.trim().split('\n')) {
    const source = join(workspace, file)
    // A file deleted but not yet committed is still listed.
    if (without.includes(file.split('/')[0] ?? '') || !existsSync(source)) continue
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    cpSync(source, join(directory, file))
  }
  return directory
}

/** Runs the pinned pnpm in a checkout. */
export function runPnpm(directory: string, ...parameters: readonly string[]): void {
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', ...parameters], { cwd: directory, stdio: 'pipe' })
}
