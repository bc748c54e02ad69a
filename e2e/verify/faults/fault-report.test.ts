import { expect, test } from 'vitest'
import { regions, remoteFaults, rowName } from '../../tests/faults/remote-faults.ts'
import type { TestResult } from '../specification/test-results.ts'
import { faultReportOf } from './fault-report.ts'
import { faultPage, faultRows } from './fault-tables.ts'

const rows = Object.keys(remoteFaults).flatMap((fault) => regions.map(({ remote }) => rowName(fault, remote)))
const matrix: TestResult = { file: 'matrix.spec.ts', title: 'matrix', passed: true, seconds: 1, annotations: rows.map((type) => ({ type, description: 'opens' })) }
const others = [{ fault: 'a | lost answer', tests: { 'calls.spec.ts': ['points'] } }]
const points: TestResult = { file: 'calls.spec.ts', title: 'points [7.11]', passed: true, seconds: 1 }

test('the matrix has five remotes and twelve faults', () => {
  expect([regions.length, Object.keys(remoteFaults).length, faultReportOf([]).rows.length]).toEqual([5, 12, 60])
})

test.each<[string, readonly TestResult[], readonly string[]]>([
  ['every row, and what is around', [matrix, points], []],
  ['all rows but one', [{ ...matrix, annotations: matrix.annotations?.slice(1) ?? [] }, points], ['no test has seen entry 404 × mf-auth']],
  ['a test that did not run', [matrix], ["a | lost answer: calls.spec.ts, 'points' did not run"]],
  ['a test that failed', [matrix, { ...points, passed: false }], ["a | lost answer: calls.spec.ts, 'points' did not pass"]],
  ['a test of another file', [matrix, { ...points, file: 'more.spec.ts' }], ["a | lost answer: calls.spec.ts, 'points' did not run"]],
])('%s: what fails the run', (_, results, problems) => {
  expect(faultReportOf(results, others).problems).toEqual(problems)
})

test('the tables have a line for each row, and say which nobody has seen', () => {
  const report = faultReportOf([{ ...matrix, annotations: matrix.annotations?.slice(1) ?? [] }, points], others)
  const page = faultPage(report)
  expect(page).toContain('| entry 404 | mf-auth | **not seen** |\n| entry 404 | mf-home | opens |\n')
  expect(page).toContain('| a \\| lost answer | points (`calls.spec.ts`) |')
  expect(faultRows(report).split('\n')).toHaveLength(60)
  expect(faultRows(report)).toMatch(/^entry 404 +mf-auth +NOT SEEN$/m)
})
