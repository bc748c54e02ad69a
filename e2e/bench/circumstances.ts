import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { workspace } from '../site/build-site.ts'
import type { Circumstances } from './report.ts'

const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'safe.directory=*', ...parameters], { cwd: workspace, encoding: 'utf8' }).trim()

const product = ['shared', 'shell', 'mf-*', 'pnpm-lock.yaml']

/** The last commit that changed the product; `-dirty` if a file of the product, or of what measures it, differs from it. */
function commitId(): string {
  const changed = git('status', '--porcelain', '--', ...product, 'e2e')
  return `${git('log', '-1', '--format=%h', '--abbrev=12', '--', ...product)}${changed ? '-dirty' : ''}`
}

/** Call this before measuring, which is load itself. */
export const circumstancesNow = (): Omit<Circumstances, 'browser'> => ({
  commit: commitId(),
  measuredAt: new Date().toISOString(),
  machine: { cores: availableParallelism(), loadAverage: Math.round((loadavg()[0] ?? Number.NaN) * 100) / 100 },
})
