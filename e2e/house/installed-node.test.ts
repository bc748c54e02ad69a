import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { partNames } from '../site/parts.ts'

/* Nothing that runs here comes from outside the lockfile, not even Node (docs/decisions/0031). */
const workspace = resolve(import.meta.dirname, '../..')

test.each(['.', 'shared', 'e2e', ...partNames])('the Node of %s is in the lockfile, with its integrity', (folder) => {
  const node = realpathSync(join(workspace, folder, 'node_modules/.bin/node'))
  const [, name = 'none', version = 'none'] = /\.pnpm\/(node-[a-z0-9-]+)@([\d.]+)\//.exec(node) ?? []
  expect(readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8')).toContain(`\n  ${name}@${version}:\n    resolution: {integrity: sha512-`)
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`)
})

test('no package may run a script when it is installed', () => {
  const settings = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8')
  expect(settings).toMatch(/^allowBuilds: \{\}$/m)
  expect(settings).not.toContain('dangerouslyAllowAllBuilds')
})
