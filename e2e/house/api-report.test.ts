import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { sharePolicy } from 'shared/federation'
import { beforeAll, expect, test } from 'vitest'
import { apiReport } from './api-report.ts'

/*
 * A change of what `shared` exports shows in `shared/api-report` and is reviewed there, with
 * its version: `pnpm unit -u` writes it anew.
 */
const workspace = resolve(import.meta.dirname, '../..')

beforeAll(() => {
  execFileSync(join(workspace, 'node_modules/.bin/tsc'), ['-b', 'shared'], { cwd: workspace })
}, 60_000)

const entries = sharePolicy.map(({ name }) => name).filter((name) => name.startsWith('shared/'))

test.each(entries)('%s exports what its report says', async (name) => {
  const entry = name.slice('shared/'.length)
  await expect(apiReport(entry)).toMatchFileSnapshot(join(workspace, 'shared/api-report', `${entry}.txt`))
})
