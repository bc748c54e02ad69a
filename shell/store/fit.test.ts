import { expect, test } from 'vitest'
import { differingSignatures, fitProblems } from './fit.ts'
import { readStatements } from '../testing/read-statements.ts'

const shell = {
  provides: { react: '19.3.1', 'shared/format': '1.2.0', 'shared/ui': '2.0.0' },
  exports: { 'shared/format': { formatDate: 'aa', formatPoints: 'ab' }, 'shared/ui': { Button: 'b2', Card: 'ca' } },
}
const home = {
  requires: { react: '^19.0.0' },
  uses: { 'shared/ui': { Card: 'ca' } },
  builtWith: { 'shared/ui': '1.2.0' },
}

const ofAmount = (statement: string, type: string) => readStatements(`${statement}\n type Amount = { value: ${type}; }`)
const known = {
  d1: ofAmount('formatDate: (amount: Amount) => string', 'number'),
  aa: ofAmount('formatDate: (amount: Amount) => string', 'string'),
  p1: ofAmount('formatPoints: () => Amount', 'number'),
  ab: ofAmount('formatPoints: () => Amount', 'string'),
  b0: readStatements('Button: (label: string) => void'),
  b2: readStatements('Button: (label: string, size?: number) => void'),
}

test.each<[what: string, remote: Parameters<typeof fitProblems>[1][string], problems: readonly string[]]>([
  ['uses nothing', { requires: {}, uses: {}, builtWith: {} }, []],
  ['uses what is as it was', { ...home, uses: { ...home.uses, 'shared/format': { formatDate: 'aa' } } }, []],
  [
    'needs another version of a library',
    { ...home, requires: { react: '^18.0.0' } },
    ['mf-scores@5c requires react ^18.0.0, the shell provides 19.3.1'],
  ],
  [
    'needs a library that is not there',
    { ...home, requires: { valtio: '^2.0.0' } },
    ['mf-scores@5c requires valtio ^2.0.0, the shell does not provide it'],
  ],
  [
    'uses an export that is not there',
    { ...home, uses: { 'shared/format': { formatMonth: 'ac' } }, builtWith: { 'shared/format': '1.3.0' } },
    ['the shell (shared 1.2.0) lacks what mf-scores@5c (shared 1.3.0) uses: formatMonth of shared/format'],
  ],
  [
    'uses an entry that is not there',
    { ...home, uses: { 'shared/toast': { toast: 'dd' } }, builtWith: { 'shared/toast': '1.0.0' } },
    ['the shell (no shared/toast) lacks what mf-scores@5c (shared 1.0.0) uses: toast of shared/toast'],
  ],
  [
    'uses an export that has changed, nobody knows how',
    { ...home, uses: { 'shared/ui': { Button: 'b1', Card: 'ca' } }, builtWith: { 'shared/ui': '1.2.0' } },
    ['the shell (shared 2.0.0) has another one than mf-scores@5c (shared 1.2.0) was built with: Button of shared/ui'],
  ],
  [
    'uses two exports whose type has changed',
    {
      ...home,
      uses: { 'shared/format': { formatDate: 'd1', formatPoints: 'p1' } },
      builtWith: { 'shared/format': '1.1.0' },
    },
    [
      'Amount: the shell (shared 1.2.0) has "value: string", mf-scores@5c (shared 1.1.0) was built with "value: number"; it uses formatDate of shared/format, formatPoints of shared/format',
    ],
  ],
  [
    'uses an export that only takes more',
    { ...home, uses: { 'shared/ui': { Button: 'b0' } }, builtWith: { 'shared/ui': '1.2.0' } },
    [],
  ],
])('a remote that %s', (_, remote, problems) => {
  // The other remote uses nothing of it, and is never named.
  const found = fitProblems(shell, { 'mf-home': home, 'mf-scores': remote }, known, { 'mf-scores': 'mf-scores@5c' })
  expect(found.map(({ reason }) => reason)).toEqual(problems)
})

test('only what differs is read', () => {
  expect(differingSignatures(shell, { 'mf-home': home })).toEqual([])
  const other = { ...home, uses: { 'shared/ui': { Button: 'b1', Card: 'ca', Lost: 'x' } } }
  expect(differingSignatures(shell, { 'mf-home': home, 'mf-scores': other })).toEqual(['b1', 'b2'])
})
