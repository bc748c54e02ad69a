import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun, type ModulesByPart } from '../kit/built-site.ts'
import { workspace } from '../site/parts.ts'
import { gates } from './gates.ts'
import { judge } from './report.ts'
import { worstCopies } from './shared-copies.ts'

/* Uses the modules of the real site's builds. */
let directory: string
let modules: ModulesByPart
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'copies-'))
  modules = ((await siteOfThisRun()) ?? (await buildSite(join(directory, 'site')))).modules
}, 60_000)
afterAll(() => rm(directory, { recursive: true }))

const judged = (changed: Readonly<Record<string, readonly string[]>> = {}) =>
  judge(gates.copies, worstCopies({ ...modules, ...changed }))

test('the site has one copy of each; a module that the measurement missed fails the gate', () => {
  expect(judged()).toBe('aim reached')
  expect(judged({ shell: modules.shell.filter((file) => !file.includes('/node_modules/valtio/')) })).toBe('gate failed')
})

test.each([
  ['a second react in a remote', 'mf-profile', '/elsewhere/node_modules/react/index.js'],
  ['a facade past its entry point', 'mf-profile', join(workspace, 'shared/format/points.ts')],
  ['a second version within one build', 'shell', '/elsewhere/node_modules/valtio/index.js'],
] as const)('%s fails the gate', (_, part, file) => {
  expect(judged({ [part]: [...(modules[part] ?? []), file] })).toBe('gate failed')
})
