import { execFileSync } from 'node:child_process'
import { workspace } from '../site/build-site.ts'

const git = (...parameters: readonly string[]) => execFileSync('git', parameters, { cwd: workspace, encoding: 'utf8' }).trim()

/** The commit of the working tree; `-dirty` where a file of the product differs from it. */
export function commitId(): string {
  const changed = git('status', '--porcelain', '--', 'shared', 'shell', 'mf-*', 'e2e', 'pnpm-lock.yaml')
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '-dirty' : ''}`
}
