import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * Each forbidden direction of import is refused by the linter that `npm test` runs: the very
 * configuration, on a file that breaks the rule.
 */
const workspace = resolve(import.meta.dirname, '../..')
const oxlint = join(workspace, 'node_modules/.bin/oxlint')
let house = ''

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  cpSync(join(workspace, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
})
afterAll(() => rmSync(house, { recursive: true }))

/** Whether the linter refuses a file that imports a module. */
function isRefused(file: string, imported: string): boolean {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { thing } from '${imported}'\n\nexport const used = thing\n`)
  try {
    execFileSync(oxlint, [path], { cwd: house, stdio: 'pipe' })
    return false
  } catch (failure) {
    const output = failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : ''
    expect(output).toContain('no-restricted-imports')
    return true
  } finally {
    rmSync(path)
  }
}

test.each([
  ['shared/session/x.ts', 'shell/server'],
  ['shared/session/x.ts', '../../shell/src/App.tsx'],
  ['shared/session/x.ts', 'mf-home'],
  ['shared/session/x.ts', '../../e2e/platform/platform.ts'],
  ['shell/src/x.ts', '../../mf-home/src/HomeScreen.tsx'],
  ['shell/src/x.ts', 'mf-home/src/HomeScreen.tsx'],
  ['shell/src/x.ts', '../../e2e/platform/platform.ts'],
  ['shell/src/x.ts', '../../shared/session/session-state.ts'],
  ['shell/src/x.ts', 'axios'],
  ['mf-home/src/x.ts', 'shell/server'],
  ['mf-home/src/x.ts', '../../shell/src/routes.ts'],
  ['mf-home/src/x.ts', '../../mf-scores/src/ScoresScreen.tsx'],
  ['mf-home/src/points/x.ts', '../../../mf-scores/src/ScoresScreen.tsx'],
  ['mf-home/src/x.ts', 'mf-scores'],
  ['mf-home/src/x.ts', '../../e2e/platform/platform.ts'],
  ['mf-home/src/x.ts', '../../shared/api/api-client.ts'],
  ['mf-home/src/x.ts', 'aws-amplify/auth'],
  ['mf-home/src/x.ts', '@chakra-ui/react'],
  ['mf-home/src/x.ts', 'react-router-dom'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/hold-call.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/tests/calls/wire-calls.ts'],
  ['mf-home/tests/x.spec.ts', '../../mf-scores/tests/statement.spec.ts'],
  ['mf-home/tests/x.spec.ts', '../src/messages.ts'],
  ['mf-home/tests/x.spec.ts', '@playwright/test'],
  ['mf-home/src/x.ts', '../../e2e/kit/index.ts'],
  ['shell/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['shell/tests/x.spec.ts', '../../mf-home/tests/home.spec.ts'],
  ['shell/tests/x.spec.ts', '../server/index.ts'],
  ['e2e/platform/x.ts', 'shell/server'],
  ['e2e/platform/x.ts', 'shared/session'],
  ['e2e/platform/api/x.ts', '../../../shared/format/money.ts'],
  ['e2e/platform/x.ts', '../../mf-home/src/HomeScreen.tsx'],
])('%s may not import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(true)
})

test.each([
  ['shared/session/x.ts', '../api/index.ts'],
  ['shell/src/x.ts', 'shared/session'],
  ['mf-home/src/points/x.ts', '../messages.ts'],
  ['mf-home/src/x.ts', 'shared/ui'],
  ['e2e/platform/x.ts', 'shared/contract'],
  ['e2e/tests/x.ts', '../platform/platform.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/index.ts'],
  ['mf-home/tests/x.spec.ts', 'shared/contract'],
  ['shell/tests/x.spec.ts', '../../e2e/kit/index.ts'],
  ['shell/tests/x.spec.ts', 'shell/server'],
])('%s may import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(false)
})
