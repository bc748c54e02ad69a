import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'

/* The linter refuses each of these imports, by the configuration that `npm test` uses: one for each of its rules. */
const forbidden = [
  ['shared/session/x.ts', '../../shell/app/App.tsx'],
  ['shell/app/x.ts', 'axios'],
  ['shell/app/x.ts', '../../mf-home/src/HomeScreen.tsx'],
  ['shell/app/x.ts', '../../shared/session/session-state.ts'],
  ['shell/server/x.ts', '../app/App.tsx'],
  ['shell/contract/x.ts', '../server/page.ts'],
  ['mf-home/src/x.ts', 'aws-amplify/auth'],
  ['mf-home/src/x.ts', '../../mf-scores/src/ScoresScreen.tsx'],
  ['mf-home/src/x.ts', 'shared/identity/host'],
  ['mf-home/src/x.ts', '../../shared/api/api-client.ts'],
  ['mf-home/tests/x.spec.ts', '../../e2e/kit/scan.ts'],
  ['mf-home/tests/x.spec.ts', '../../mf-scores/tests/statement.spec.ts'],
  ['mf-home/tests/x.spec.ts', 'shared/identity/host'],
  ['mf-home/tests/x.spec.ts', '../src/messages.ts'],
  ['mf-home/tests/x.spec.ts', '../../shared/api/api-client.ts'],
  ['mf-home/tests/x.spec.ts', '@playwright/test'],
  ['e2e/platform/x.ts', '../../mf-home/src/HomeScreen.tsx'],
  ['e2e/platform/x.ts', '../../shared/format/money.ts'],
  ['e2e/platform/x.ts', 'shared/session'],
] as const

/** All else that is allowed is imported somewhere, so the linter's own run shows it. */
const allowed = ['mf-home/tests/x.spec.ts', 'shared/contract'] as const

/** A file's folder and ending decide what it may import; the import makes its name unique. */
const nameOf = ([file, imported]: readonly [string, string]): string =>
  file.replace('x.', `${imported.replaceAll(/\W+/g, '-')}.`)

/** What a browser may lack, used where nothing guards it; looks at the device's clock; an item's place as its key; a loop over answers. */
const others = {
  'mf-home/src/unguarded.ts': "export const used = () => navigator.sendBeacon('/')\n",
  'shell/app/clock.ts': 'export const moments = [Date.now(), new Date(), new Date(0)]\n',
  'mf-scores/src/keys.tsx': 'export const rows = (all) => all.map((row) => <li key={row.position}>{row.name}</li>)\n',
  'shared/api/loop.ts': 'export const ask = async (next) => {\n  while (await next());\n}\n',
}

test('each forbidden import is refused, and no other; so is what nothing guards, each look at the device’s clock, a place as a key, a loop over answers', () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'folder-'))
  const folder = directory.path
  for (const file of ['.oxlintrc.json', 'e2e/repository/lint-rules.js'])
    cpSync(join(workspace, file), join(folder, file))
  const importing = [...forbidden, allowed].map(
    (pair) => [nameOf(pair), `import { thing } from '${pair[1]}'\n\nexport const used = thing\n`] as const,
  )
  for (const [file, text] of [...importing, ...Object.entries(others)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  // One run for all: starting the linter takes longer than reading the files.
  const linter = join(workspace, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(linter, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const complaints = diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
  const expected = [
    ...forbidden.map((pair) => `${nameOf(pair)}: eslint(no-restricted-imports)`),
    'mf-home/src/unguarded.ts: eslint(no-restricted-properties)',
    'mf-scores/src/keys.tsx: house(no-place-key)',
    'shared/api/loop.ts: eslint(no-await-in-loop)',
    'shell/app/clock.ts: house(no-bare-date)',
    'shell/app/clock.ts: house(no-bare-date)',
  ]
  expect(complaints.toSorted()).toEqual(expected.toSorted())
})
