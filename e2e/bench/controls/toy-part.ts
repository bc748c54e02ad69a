import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '../../site/build-site.ts'

/** A package with a build of its own and next to nothing to build, so that its build can be made slower at will. */
export async function writeToyPart(directory: string, waitMs: number): Promise<void> {
  await mkdir(directory)
  await symlink(join(workspace, 'mf-home/node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'entry.js'), 'console.log(1)\n')
  const wait = `(compiler) => compiler.hooks.beforeRun.tapPromise('wait', () => new Promise((done) => setTimeout(done, ${waitMs})))`
  await writeFile(join(directory, 'rspack.config.mjs'), `export default { mode: 'production', entry: './entry.js', plugins: [{ apply: ${wait} }] }\n`)
}
