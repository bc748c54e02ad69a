import { expect, test } from 'vitest'
import { fitProblems } from './fit.ts'

const shell = {
  provides: { react: '19.3.1', 'shared/format': '1.2.0', 'shared/ui': '2.0.0' },
  exports: { 'shared/format': { formatDate: 'aa', formatPoints: 'ab' }, 'shared/ui': { Button: 'b2', Card: 'ca' } },
}
const home = {
  requires: { react: '^19.0.0' },
  uses: { 'shared/ui': { Card: 'ca' } },
  builtWith: { 'shared/ui': '1.2.0' },
}

test.each<[what: string, remote: Parameters<typeof fitProblems>[1][string], problems: readonly string[]]>([
  ['uses nothing', { requires: {}, uses: {}, builtWith: {} }, []],
  ['uses what is as it was', { ...home, uses: { ...home.uses, 'shared/format': { formatDate: 'aa' } } }, []],
  [
    'needs another version of a library',
    { ...home, requires: { react: '^18.0.0' } },
    ['mf-scores requires react ^18.0.0, the shell provides 19.3.1'],
  ],
  [
    'needs a library that is not there',
    { ...home, requires: { valtio: '^2.0.0' } },
    ['mf-scores requires valtio ^2.0.0, the shell does not provide it'],
  ],
  [
    'uses an export that is not there',
    { ...home, uses: { 'shared/format': { formatMonth: 'ac' } }, builtWith: { 'shared/format': '1.3.0' } },
    ['mf-scores uses formatMonth of shared/format 1.3.0, which the shell (shared/format 1.2.0) does not provide'],
  ],
  [
    'uses an entry that is not there',
    { ...home, uses: { 'shared/toast': { toast: 'dd' } }, builtWith: { 'shared/toast': '1.0.0' } },
    ['mf-scores uses toast of shared/toast 1.0.0, which the shell (no shared/toast) does not provide'],
  ],
  [
    'uses an export that has changed',
    { ...home, uses: { 'shared/ui': { Button: 'b1', Card: 'ca' } }, builtWith: { 'shared/ui': '1.2.0' } },
    ['mf-scores was built with Button of shared/ui 1.2.0; the shell has another one (shared/ui 2.0.0)'],
  ],
])('a remote that %s', (_, remote, problems) => {
  // The other remote uses nothing of it, and is never named.
  expect(fitProblems(shell, { 'mf-home': home, 'mf-scores': remote })).toEqual(problems)
})
