import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { workspace } from '../site/build-site.ts'
import type { Circumstances } from './report.ts'

const git = (...parameters: readonly string[]) => execFileSync('git', parameters, { cwd: workspace, encoding: 'utf8' }).trim()

/** The commit of the working tree; `-dirty` if a file of the product differs from it. */
function commitId(): string {
  const changed = git('status', '--porcelain', '--', 'shared', 'shell', 'mf-*', 'e2e', 'pnpm-lock.yaml')
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '-dirty' : ''}`
}

/** Call this before measuring, which is load itself. What other programs take during the run is added later. */
export const circumstancesNow = (): Circumstances => ({
  commit: commitId(),
  measuredAt: new Date().toISOString(),
  machine: { cores: availableParallelism(), loadAverage: Math.round((loadavg()[0] ?? Number.NaN) * 100) / 100, others: 0 },
})
