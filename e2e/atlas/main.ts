import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { workspace } from '../site/parts.ts'
import { atlasFile, renderAtlas } from './atlas.ts'

/*
 * `pnpm atlas [mf-x …]`: makes the pictures of the scenarios anew, of all remotes or of these, and the page docs/atlas.html. With
 * `--page` only the page.
 */
const names = process.argv.slice(2)
if (!names.includes('--page')) {
  const projects = names.length > 0 ? { TEST_PROJECTS: names.join(',') } : {}
  const pictures = ['test', '-c', 'e2e', 'alone.spec.ts', '--update-snapshots=changed']
  const { status } = spawnSync(join(workspace, 'e2e/node_modules/.bin/playwright'), pictures, { cwd: workspace, stdio: 'inherit', env: { ...process.env, ...projects } })
  if (status !== 0) process.exit(1)
}
writeFileSync(atlasFile, await renderAtlas())
console.log(relative(workspace, atlasFile))
