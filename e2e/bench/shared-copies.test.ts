import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun, type ModulesByPart } from '../kit/built-site.ts'
import { buildChanged } from '../site/copy-workspace.ts'
import { workspace } from '../site/parts.ts'
import { gates } from './gates.ts'
import { judge } from './report.ts'
import { worstCopies } from './shared-copies.ts'

/* Uses the modules of the real site's builds, and of builds with one thing made worse. */
let directory: string
let modules: ModulesByPart
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'copies-'))
  modules = ((await siteOfThisRun()) ?? (await buildSite(join(directory, 'site')))).modules
}, 60_000)
afterAll(() => rm(directory, { recursive: true }))

const judged = (changed: Readonly<Record<string, readonly string[]>> = {}) =>
  judge(gates.copies, worstCopies({ ...modules, ...changed }))

/** The verdict once the profile's screen imports one more module. */
async function judgedWith(name: string, module: string) {
  const change = (text: string) => `${text}\nexport * as more from '${module}'\n`
  const place = join(directory, name)
  return judged({ 'mf-profile': await buildChanged('mf-profile', place, { file: 'src/ProfileScreen.tsx', change }) })
}

test('the site has one copy of each, also if a remote imports more that is shared', { timeout: 60_000 }, async () => {
  expect(judged()).toBe('aim reached')
  expect(await judgedWith('shared', 'shared/format')).toBe('aim reached')
})

test('a second react in a remote, or a facade past its entry point, fails the gate', { timeout: 60_000 }, async () => {
  const react = join(directory, 'node_modules/react')
  await mkdir(react, { recursive: true })
  await writeFile(join(react, 'package.json'), '{ "name": "react", "version": "1.0.0", "license": "MIT" }')
  await writeFile(join(react, 'index.js'), 'export const useState = (value) => [value]\n')
  expect(await judgedWith('second', join(react, 'index.js'))).toBe('gate failed')
  expect(await judgedWith('facade', join(workspace, 'shared/format/points.ts'))).toBe('gate failed')
})

test('a second version within one build fails the gate, and so does a module that the measurement missed', () => {
  expect(judged({ shell: [...modules.shell, '/elsewhere/node_modules/valtio/index.js'] })).toBe('gate failed')
  expect(judged({ shell: modules.shell.filter((file) => !file.includes('/node_modules/valtio/')) })).toBe('gate failed')
})
