import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

/*
 * The linter refuses each forbidden direction of import, with the configuration that `npm test` uses, on a file that breaks
 * the rule.
 */
const workspace = resolve(import.meta.dirname, '../..')

const forbidden = [
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
  ['mf-home/src/x.ts', 'shared/identity/host'],
  ['mf-home/src/x.ts', 'shared/session/host'],
  ['mf-home/src/x.ts', 'aws-amplify/auth'],
  ['mf-home/src/x.ts', '@chakra-ui/react'],
  ['mf-home/src/x.ts', 'react-router-dom'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/scan.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/tests/wire-calls.ts'],
  ['mf-home/tests/x.spec.ts', '../../mf-scores/tests/statement.spec.ts'],
  ['mf-home/tests/x.spec.ts', '../src/messages.ts'],
  ['mf-home/tests/x.spec.ts', 'shared/identity/host'],
  ['mf-home/tests/x.spec.ts', '@playwright/test'],
  ['mf-home/src/x.ts', '../../e2e/kit/index.ts'],
  ['shell/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['shell/tests/x.spec.ts', '../../mf-home/tests/home.spec.ts'],
  ['shell/tests/x.spec.ts', '../server/index.ts'],
  ['e2e/platform/x.ts', 'shell/server'],
  ['e2e/platform/x.ts', 'shared/session'],
  ['e2e/platform/api/x.ts', '../../../shared/format/money.ts'],
  ['e2e/platform/x.ts', '../../mf-home/src/HomeScreen.tsx'],
] as const

const allowed = [
  ['shared/session/x.ts', '../api/index.ts'],
  ['shell/src/x.ts', 'shared/session'],
  ['shell/src/x.ts', 'shared/identity/host'],
  ['mf-home/src/points/x.ts', '../messages.ts'],
  ['mf-home/src/x.ts', 'shared/ui'],
  ['e2e/platform/x.ts', 'shared/contract'],
  ['e2e/tests/x.ts', '../platform/platform.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/index.ts'],
  ['mf-home/tests/x.spec.ts', 'shared/contract'],
  ['shell/tests/x.spec.ts', '../../e2e/kit/index.ts'],
  ['shell/tests/x.spec.ts', 'shell/server'],
] as const

interface LintReport {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
  readonly number_of_files: number
}
let report: LintReport

/** A file's folder and ending decide what it may import; the import makes its name unique. */
const nameOf = (file: string, imported: string): string => file.replace('x.', `${imported.replaceAll(/\W+/g, '-')}.`)

// One run for all: starting the linter takes longer than reading the files.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'))
  try {
    cpSync(join(workspace, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, imported] of [...forbidden, ...allowed]) {
      const path = join(folder, nameOf(file, imported))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `import { thing } from '${imported}'\n\nexport const used = thing\n`)
    }
    const { stdout } = spawnSync(join(workspace, 'node_modules/.bin/oxlint'), ['--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    report = JSON.parse(stdout) as LintReport
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const complaintsAbout = (file: string, imported: string) =>
  report.diagnostics.filter(({ filename }) => filename === nameOf(file, imported)).map(({ code }) => code)

test('each file is linted', () => {
  expect(report.number_of_files).toBe(forbidden.length + allowed.length)
})

test.each(forbidden)('%s may not import %s', (file, imported) => {
  expect(complaintsAbout(file, imported)).toContain('eslint(no-restricted-imports)')
})

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(complaintsAbout(file, imported)).toEqual([])
})
