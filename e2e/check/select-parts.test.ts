import { expect, it } from 'vitest'
import type { CheckedPart } from './parts.ts'
import { selectParts } from './select-parts.ts'

const here: readonly CheckedPart[] = ['shared', 'shell', 'mf-home', 'mf-scores', 'e2e']
const entries = new Map([
  ['shared', new Set(['ui', 'api', 'identity'])],
  ['shell', new Set(['ui', 'api', 'identity'])],
  ['mf-home', new Set(['ui', 'api'])],
  ['mf-scores', new Set(['ui'])],
  ['e2e', new Set(['api'])],
])

it.each([
  { files: ['mf-scores/src/ScoresScreen.tsx'], selected: ['mf-scores'] },
  { files: ['mf-scores/tests/statement.spec.ts', 'mf-home/src/a.ts'], selected: ['mf-home', 'mf-scores'] },
  // Only those that import the entry.
  { files: ['shared/ui/Button.tsx'], selected: ['shared', 'shell', 'mf-home', 'mf-scores'] },
  { files: ['shared/identity/identity.ts'], selected: ['shared', 'shell'] },
  { files: ['shared/package.json'], selected: here },
  // Remotes run in the shell.
  { files: ['shell/src/App.tsx'], selected: here },
  { files: ['e2e/platform/platform.ts'], selected: here },
  { files: ['e2e/kit/settled.ts'], selected: here },
  { files: ['e2e/tests/walk.spec.ts'], selected: ['e2e'] },
  { files: ['pnpm-lock.yaml'], selected: here },
  { files: ['.oxlintrc.json'], selected: here },
  { files: ['README.md', 'mf-home/README.md', 'docs/decisions/0001-a.md'], selected: [] },
  // A file of a remote that is not in this checkout.
  { files: ['mf-auth/src/AuthScreen.tsx'], selected: [] },
])('$files: $selected', ({ files, selected }) => {
  expect(selectParts(files, here, entries).map(({ part }) => part)).toEqual(selected)
})

it('gives one reason for each selected part', () => {
  expect(selectParts(['shared/ui/a.ts', 'shared/ui/b.ts', 'mf-scores/src/c.ts'], ['shared', 'mf-scores'], entries)).toEqual([
    { part: 'shared', because: ['shared/ui'] },
    { part: 'mf-scores', because: ['shared/ui', 'mf-scores'] },
  ])
})
