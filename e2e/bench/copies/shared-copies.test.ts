import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun, type ModulesByPart } from '../../kit/built-site.ts'
import { workspace } from '../../site/build-site.ts'
import { buildWorseScreen, writePackage } from '../controls/worse-site.ts'
import { gates } from '../gates.ts'
import { judge } from '../judge.ts'
import { copiesOf, worstCopies } from './shared-copies.ts'

/* Uses the modules of the real site's builds, and of builds with one thing made worse. */
let directory: string
let modules: ModulesByPart
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'copies-'))
  modules = ((await siteOfThisRun()) ?? (await buildSite(join(directory, 'site')))).modules
}, 60_000)
afterAll(() => rm(directory, { recursive: true }))

const judged = (changed: Readonly<Record<string, readonly string[]>> = {}) =>
  judge(gates.copies, worstCopies(copiesOf({ ...modules, ...changed })))

/** mf-profile, with a screen that imports one more module. */
const profileWith = (name: string, module: string) =>
  buildWorseScreen(
    join(directory, name),
    'mf-profile',
    'ProfileScreen',
    `export { default } from './Real.tsx'\nexport * as more from '${module}'\n`,
  )

test('the site has one copy of each', () => {
  expect(judged()).toBe('aim reached')
})

test('a remote with another module before its screen adds no copy', { timeout: 60_000 }, async () => {
  expect(judged({ 'mf-profile': await profileWith('shared', 'shared/format') })).toBe('aim reached')
})

test('a second react in a remote fails the gate', { timeout: 60_000 }, async () => {
  const react = await writePackage(
    join(directory, 'second/node_modules/react'),
    'export const useState = (value) => [value]\n',
  )
  expect(judged({ 'mf-profile': await profileWith('second', react) })).toBe('gate failed')
})

test('a facade bundled past its entry point fails the gate', { timeout: 60_000 }, async () => {
  expect(judged({ 'mf-profile': await profileWith('facade', join(workspace, 'shared/format/points.ts')) })).toBe(
    'gate failed',
  )
})

test('a second version within one build fails the gate', () => {
  expect(judged({ shell: [...modules.shell, '/elsewhere/node_modules/valtio/index.js'] })).toBe('gate failed')
})

test('a module that is in no build fails the gate: the measurement missed it', () => {
  expect(judged({ shell: modules.shell.filter((file) => !file.includes('/node_modules/valtio/')) })).toBe('gate failed')
})
