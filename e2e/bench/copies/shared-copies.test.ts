import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspace } from '../../site/build-site.ts'
import { gates } from '../gates.ts'
import { judge } from '../judge.ts'
import { compile } from '../sites/compile.ts'
import { partConfig } from '../sites/part-config.ts'
import { copiesOf, singleModules, worstCopies } from './shared-copies.ts'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'copies-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** mf-profile's real configuration, its screen another. */
async function buildProfile(source: string): Promise<readonly string[]> {
  const config = await partConfig(join(workspace, 'mf-profile'))
  const screen = join(directory, 'Screen.tsx')
  writeFileSync(screen, source)
  const replaced = new rspack.NormalModuleReplacementPlugin(/ProfileScreen\.tsx$/, screen)
  return compile({ ...config, plugins: [...(config.plugins ?? []), replaced], output: { ...config.output, path: join(directory, 'dist') } })
}

/** A build that has one copy of everything, as the shell has. */
const shell = singleModules.map((name) =>
  name.startsWith('shared/') ? join(workspace, name, 'index.ts') : join(workspace, 'node_modules/.pnpm/x/node_modules', name, 'index.js'),
)

const judged = (remote: readonly string[]) => judge(gates.copies, worstCopies(copiesOf({ shell, 'mf-profile': remote })))

test('a remote that takes what the shell gives adds no copy', { timeout: 60_000 }, async () => {
  expect(judged(await buildProfile("import { useState } from 'react'\nexport default () => useState('a')[0]\n"))).toBe('aim reached')
})

test('a second react in a remote fails the gate', { timeout: 60_000 }, async () => {
  const react = join(directory, 'node_modules/react')
  mkdirSync(react, { recursive: true })
  writeFileSync(join(react, 'package.json'), JSON.stringify({ name: 'react', version: '1.0.0', license: 'MIT' }))
  writeFileSync(join(react, 'index.js'), 'export const useState = (value) => [value]\n')
  const own = await buildProfile(`import { useState } from '${join(react, 'index.js')}'\nexport default () => useState('a')[0]\n`)
  expect(judged(own)).toBe('gate failed')
})

test('a facade bundled past its entry point fails the gate', { timeout: 60_000 }, async () => {
  const file = join(workspace, 'shared/format/points.ts')
  expect(judged(await buildProfile(`import { formatPoints } from '${file}'\nexport default () => formatPoints(1)\n`))).toBe('gate failed')
})

test('a second version within one build fails the gate', () => {
  const twice = [...shell, '/elsewhere/node_modules/valtio/index.js']
  expect(judge(gates.copies, worstCopies(copiesOf({ shell: twice })))).toBe('gate failed')
})

test('a module that no build carries fails the gate: the measurement missed it', () => {
  expect(judge(gates.copies, worstCopies(copiesOf({ shell: shell.slice(1) })))).toBe('gate failed')
})
