import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisedBrowsers } from 'shared/federation/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun } from '../../kit/built-site.ts'
import { workspace } from '../../site/parts.ts'
import { missingIn, type PromisedBrowser } from './missing-interfaces.ts'

/* Whether each promised browser has what scripts call: ours, and those of the libraries that are built into ours. */

/** React and the query client use these only where they are. */
const lookedFor = new Set(['navigation', 'setImmediate'])

const browsers = Object.keys(promisedBrowsers) as PromisedBrowser[]
const missing = browsers.flatMap(missingIn)
const globals = missing.flatMap(({ owner, member }) =>
  member === undefined ? owner : owner === 'Window' ? member : [],
)
const statics = missing.flatMap(({ owner, member, isStatic }) => (isStatic ? { object: owner, property: member } : []))

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'browsers-'))
  const rules = {
    'no-restricted-globals': ['error', ...globals.filter((name) => !lookedFor.has(name))],
    'no-restricted-properties': ['error', ...statics],
  }
  await writeFile(join(directory, 'oxlint.json'), JSON.stringify({ categories: { correctness: 'off' }, rules }))
})
afterAll(() => rm(directory, { recursive: true }))

/** What is wrong with the scripts of a folder: es-check knows the language, oxlint is told the interfaces. */
function complaints(folder: string): string {
  const query = Object.entries(promisedBrowsers).map(([name, version]) => `${name} >= ${version}`)
  const run = (program: string, ...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(join(workspace, program), parameters, {
      cwd: folder,
      encoding: 'utf8',
    })
    return status === 0 ? '' : stdout + stderr
  }
  const language = ['checkBrowser', '**/*.js', `--browserslistQuery=${query.join()}`, '--checkFeatures', '--noColor']
  const interfaces = ['--format=unix', '--config', join(directory, 'oxlint.json'), '--no-ignore', '.']
  return run('e2e/node_modules/.bin/es-check', ...language) + run('node_modules/.bin/oxlint', ...interfaces)
}

test('the promised browsers have what the released scripts call', { timeout: 60_000 }, async () => {
  const { builds } = (await siteOfThisRun()) ?? (await buildSite(join(directory, 'site')))
  expect(complaints(builds)).toBe('')
})

test.each([
  ['[2, 1].toSorted()', 'ArrayToSorted (firefox 113 requires 115)'],
  ['Promise.withResolvers()', 'PromiseWithResolvers'],
  ["URL.canParse('/')", "'URL.canParse' is restricted"],
  ['requestIdleCallback(() => {})', "'requestIdleCallback'"],
])('%s is noticed', async (call, complaint) => {
  const folder = await mkdtemp(join(directory, 'planted-'))
  await writeFile(join(folder, 'planted.js'), `(()=>{${call}})()`)
  expect(complaints(folder)).toContain(complaint)
})
