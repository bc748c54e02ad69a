import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'

/* The linter refuses each of these imports, by the configuration that `npm test` uses. */
const forbidden = [
  ['shared/session/x.ts', '../../shell/app/App.tsx'],
  ['shared/session/x.ts', 'mf-home'],
  ['shared/session/x.ts', '../../e2e/platform/platform.ts'],
  ['shell/app/x.ts', '../../mf-home/src/HomeScreen.tsx'],
  ['shell/app/x.ts', '../../e2e/platform/platform.ts'],
  ['shell/app/x.ts', '../../shared/session/session-state.ts'],
  ['shell/app/x.ts', 'axios'],
  ['shell/server/x.ts', '../app/App.tsx'],
  ['shell/store/x.ts', '../app/federation/load-error.ts'],
  ['shell/cli/x.ts', '../../e2e/kit/index.ts'],
  ['shell/contract/x.ts', '../server/page.ts'],
  ['shell/contract/x.ts', 'shared/session'],
  ['mf-home/src/x.ts', 'shell/server'],
  ['mf-home/src/x.ts', '../../mf-scores/src/ScoresScreen.tsx'],
  ['mf-home/src/x.ts', '../../e2e/platform/platform.ts'],
  ['mf-home/src/x.ts', '../../shared/api/api-client.ts'],
  ['mf-home/src/x.ts', 'shared/identity/host'],
  ['mf-home/src/x.ts', 'aws-amplify/auth'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/scan.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['mf-home/tests/x.spec.ts', '../../mf-scores/tests/statement.spec.ts'],
  ['mf-home/tests/x.spec.ts', '../src/messages.ts'],
  ['mf-home/tests/x.spec.ts', 'shared/identity/host'],
  ['mf-home/tests/x.spec.ts', '@playwright/test'],
  ['shell/tests/x.spec.ts', '../../e2e/platform/platform.ts'],
  ['e2e/platform/x.ts', 'shell/server'],
  ['e2e/platform/x.ts', 'shared/session'],
  ['e2e/platform/api/x.ts', '../../../shared/format/money.ts'],
  ['e2e/platform/x.ts', '../../mf-home/src/HomeScreen.tsx'],
] as const

/** All else that is allowed is imported somewhere, so the linter's own run shows it. */
const allowed = ['mf-home/tests/x.spec.ts', 'shared/contract'] as const

/** A file's folder and ending decide what it may import; the import makes its name unique. */
const nameOf = ([file, imported]: readonly [string, string]): string =>
  file.replace('x.', `${imported.replaceAll(/\W+/g, '-')}.`)

/** What a browser may lack, used where nothing guards it. */
const unguarded = ["navigator.sendBeacon('/')", "history.replaceState(null, '', '/')", 'crypto.randomUUID()']

test('each forbidden import is refused, and no other; so is what nothing guards, and each look at the device’s clock', () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'folder-'))
  const folder = directory.path
  for (const file of ['.oxlintrc.json', 'e2e/repository/no-bare-date.js'])
    cpSync(join(workspace, file), join(folder, file))
  for (const pair of [...forbidden, allowed]) {
    const path = join(folder, nameOf(pair))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import { thing } from '${pair[1]}'\n\nexport const used = thing\n`)
  }
  for (const [index, use] of unguarded.entries())
    writeFileSync(join(folder, `mf-home/src/unguarded-${index}.ts`), `export const used = () => ${use}\n`)
  const clocks = ['shared/session/clock.ts', 'shell/app/clock.ts', 'mf-home/src/clock.ts'] as const
  for (const file of clocks)
    writeFileSync(join(folder, file), 'export const moments = [Date.now(), new Date(), new Date(0)]\n')
  // One run for all: starting the linter takes longer than reading the files.
  const linter = join(workspace, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(linter, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const complaints = diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
  const expected = [
    ...forbidden.map((pair) => `${nameOf(pair)}: eslint(no-restricted-imports)`),
    ...unguarded.map((_, index) => `mf-home/src/unguarded-${index}.ts: eslint(no-restricted-properties)`),
    ...clocks.flatMap((file) => Array(2).fill(`${file}: clock(no-bare-date)`) as string[]),
  ]
  expect(complaints.toSorted()).toEqual(expected.toSorted())
})
