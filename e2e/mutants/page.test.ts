import { expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { mutantsPage, type Findings } from './page.ts'

const folder = { folder: 'shared/format', files: ['*.ts'] }
const fault: Fault = { line: '4.2', file: 'mf-home/src/a.ts', from: 'a || b', to: '`a`' }
const start = '| 4.2 | `mf-home/src/a.ts` | `a \\|\\| b` → `` `a` `` |'
const nothing: Findings = { scores: new Map(), verdicts: new Map() }

const rows = (page: string) => page.split('\n').filter((text) => text.startsWith('| `') || text.startsWith('| 4'))
const page = (former: string, findings: Partial<Findings>) => rows(mutantsPage(former, [folder], [fault], { ...nothing, ...findings }))

test('a row that was never tried says so', () => {
  expect(page('', {})).toEqual(['| `shared/format` | **not tried** |', `${start} **not tried** |`])
})

test.each([
  [{ kind: 'noticed', by: { file: 'a.test.ts', title: 'counts *all* [4.2]' } }, 'counts \\*all\\* (`a.test.ts`)'],
  [{ kind: 'survived' }, '**nothing**'],
  [{ kind: 'useless', problem: 'it is gone' }, '**not tried**'],
] as const)('the row of %j', (verdict, cell) => {
  expect(page('', { verdicts: new Map([[fault, verdict]]) })[1]).toBe(`${start} ${cell} |`)
})

test('a score has its percentage', () => {
  expect(page('', { scores: new Map([[folder, { noticed: 7, all: 8 }]]) })[0]).toBe('| `shared/format` | 7 of 8, 87.5 % |')
})

test('what a run did not ask for stays as it was', () => {
  const former = mutantsPage('', [folder], [fault], { scores: new Map([[folder, { noticed: 7, all: 8 }]]), verdicts: new Map([[fault, { kind: 'survived' }]]) })
  expect(mutantsPage(former, [folder], [fault], nothing)).toBe(former)
})

test('a removed fault takes its row with it, and a changed one is not tried yet', () => {
  const former = mutantsPage('', [folder], [fault], { ...nothing, verdicts: new Map([[fault, { kind: 'survived' }]]) })
  expect(rows(mutantsPage(former, [folder], [{ ...fault, to: 'b' }], nothing))[1]).toBe('| 4.2 | `mf-home/src/a.ts` | `a \\|\\| b` → `b` | **not tried** |')
})
