import { spawnSync } from 'node:child_process'
import { cp, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisedBrowsers } from 'shared/federation/build'
import { expect, test } from 'vitest'
import { buildSite, siteOfThisRun } from '../../kit/built-site.ts'
import { workspace } from '../../site/parts.ts'
import { missingIn, promised } from './missing-interfaces.ts'

/** React and the query client use these only where they are. */
const lookedFor = new Set(['navigation', 'setImmediate'])

const missing = promised.flatMap(missingIn)
const globals = missing
  .flatMap(({ owner, member }) => (member === undefined ? owner : owner === 'Window' ? member : []))
  .filter((name) => !lookedFor.has(name))
const statics = missing.flatMap(({ owner, member, isStatic }) => (isStatic ? { object: owner, property: member } : []))
const rules = { 'no-restricted-globals': ['error', ...globals], 'no-restricted-properties': ['error', ...statics] }
const query = Object.entries(promisedBrowsers).map(([name, version]) => `${name} >= ${version}`)

/** What a promised browser lacks of what the scripts of a folder call: es-check knows the language, oxlint is told the interfaces. */
async function complaints(folder: string): Promise<string> {
  const config = join(folder, 'oxlint.json')
  await writeFile(config, JSON.stringify({ categories: { correctness: 'off' }, rules }))
  const run = (program: string, ...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(join(workspace, program), parameters, {
      cwd: folder,
      encoding: 'utf8',
    })
    return status === 0 ? '' : stdout + stderr
  }
  const language = ['checkBrowser', '**/*.js', `--browserslistQuery=${query.join()}`, '--checkFeatures', '--noColor']
  const interfaces = ['--format=unix', '--config', config, '--no-ignore', '.']
  return run('e2e/node_modules/.bin/es-check', ...language) + run('node_modules/.bin/oxlint', ...interfaces)
}

const newFolder = () => mkdtempDisposable(join(tmpdir(), 'browsers-'))

test('the promised browsers have what the released scripts call, libraries included', async () => {
  await using folder = await newFolder()
  const site = await siteOfThisRun()
  // Beneath a folder that git ignores, such as this run's, oxlint finds nothing to read.
  await (site ? cp(site.builds, folder.path, { recursive: true }) : buildSite(folder.path))
  expect(await complaints(folder.path)).toBe('')
})

test('what one of them lacks is noticed', async () => {
  await using folder = await newFolder()
  const calls = "[].toSorted(); Promise.withResolvers(); URL.canParse('/'); requestIdleCallback()"
  await writeFile(join(folder.path, 'x.js'), calls)
  for (const name of ['ArrayToSorted (firefox 113', 'PromiseWithResolvers', "'URL.canParse'", "'requestIdleCallback'"])
    expect(await complaints(folder.path)).toContain(name)
})
