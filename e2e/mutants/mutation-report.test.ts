import { expect, test } from 'vitest'
import { readMutationReport, shareOf } from './mutation-report.ts'

const mutant = (status: string, replacement?: string) => ({ status, mutatorName: 'StringLiteral', replacement, location: { start: { line: 3, column: 7 } } })

test('a mutant that never ends was noticed, one that no test reaches was not, and one that cannot be tried does not count', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored', 'Pending']
  const report = { files: { 'shared/a.ts': { mutants: statuses.map((status) => mutant(status)) } } }
  expect(readMutationReport(report).score).toEqual({ noticed: 2, all: 4 })
})

test('survivors are reported with their place and the changed code', () => {
  const report = { files: { 'shared/a.ts': { mutants: [mutant('Survived', '{\n  ""\n}')] } } }
  expect(readMutationReport(report).survivors).toEqual(['shared/a.ts:3:7 StringLiteral → { "" }'])
})

test('another document is refused', () => {
  expect(() => readMutationReport({})).toThrow('files')
})

test.each([
  [3, 4, 75],
  [0, 0, 100],
])('%i of %i are %i per cent', (noticed, all, share) => {
  expect(shareOf({ noticed, all })).toBe(share)
})
