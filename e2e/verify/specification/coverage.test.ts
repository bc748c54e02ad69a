import { expect, test } from 'vitest'
import { coverageOf, linesNamedBy, withoutLines } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { readSpecification, type Specification } from './spec-lines.ts'
import { resultsOfPlaywright, resultsOfVitest, type TestResult } from './test-results.ts'

const specification: Specification = {
  sections: [{ title: '§1 Points', lines: [{ id: '1.1', statement: 'Points are | shown.', reading: 'As <text>.' }] }],
}
const passed: TestResult = { file: 'points.test.ts', title: 'points are shown [1.1]', passed: true, seconds: 1 }
const failed: TestResult = { file: 'home.spec.ts', title: 'points count up [1.1]', passed: false, seconds: 1 }

test.each([
  ['a title', []],
  ['points are shown [1.1]', ['1.1']],
  ['points are shown and count up [1.1, 12.34]', ['1.1', '12.34']],
  ['an id [1.1] before the end', []],
  ['a version [1.1.0]', []],
])('"%s" names %j', (title, lines) => {
  expect(linesNamedBy(title)).toEqual(lines)
})

test('a title is shown without the lines that it names', () => {
  expect(withoutLines('[1.1] points [1.1, 1.2]')).toBe('[1.1] points')
})

test.each<[string, TestResult[], string[]]>([
  ['a test that passed', [passed], []],
  ['no test', [{ ...passed, title: 'points are shown' }], ['1.1 has no test: Points are | shown.']],
  ['a test that failed or was skipped', [failed], ["1.1 is not proven: home.spec.ts, 'points count up [1.1]' did not pass"]],
  ['one of two tests', [passed, failed], ["1.1 is not proven: home.spec.ts, 'points count up [1.1]' did not pass"]],
  ['a tag that names no line', [passed, { ...passed, title: 'more [1.2]' }], ["points.test.ts, 'more [1.2]': there is no line 1.2"]],
])('%s: what fails the run', (_, results, problems) => {
  expect(coverageOf(specification, results).problems).toEqual(problems)
})

test.each<[string, TestResult[], string]>([
  ['proven', [passed], 'points are shown (`points.test.ts`)'],
  ['proven by several tests of a file', [passed, { ...passed, title: 'none is left out [1.1]' }], 'none is left out and 1 more (`points.test.ts`)'],
  ['broken', [passed, failed], '**not proven** points count up (`home.spec.ts`)<br>points are shown (`points.test.ts`)'],
  ['unproven', [], '**no test**'],
])('the table of a line that is %s', (_, results, cell) => {
  expect(coverageTable(coverageOf(specification, results))).toContain(`| 1.1 | Points are \\| shown. *As &lt;text>.* | ${cell} |`)
})

test('the table does not depend on the order in which the tests ended', () => {
  const table = (results: TestResult[]) => coverageTable(coverageOf(specification, results))
  expect(table([failed, passed])).toBe(table([passed, failed]))
})

test('vitest’s report is read; a skipped test did not pass', () => {
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo']
  const report = { testResults: [{ name: '/work/shared/a.test.ts', assertionResults: statuses.map((status) => ({ title: status, status, duration: 1500 })) }] }
  expect(resultsOfVitest(report, '/work').filter((result) => result.passed)).toEqual([
    { file: 'shared/a.test.ts', title: 'passed', passed: true, seconds: 1.5 },
  ])
})

test('Playwright’s report is read to its innermost `describe`; a skipped or flaky test did not pass', () => {
  const spec = (status: string) => ({ file: 'a.spec.ts', title: status, tests: [{ status, results: [{ duration: 1500 }] }] })
  const report = {
    config: { rootDir: '/work/e2e/tests' },
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('skipped')], suites: [{ specs: [spec('flaky'), spec('unexpected')] }] }] }],
  }
  expect(resultsOfPlaywright(report, '/work').map(({ title, passed: isProof }) => [title, isProof])).toEqual([
    ['expected', true],
    ['skipped', false],
    ['flaky', false],
    ['unexpected', false],
  ])
  expect(resultsOfPlaywright(report, '/work')[0]).toMatchObject({ file: 'e2e/tests/a.spec.ts', seconds: 1.5 })
})

test('the specification’s lines are numbered in the order of the text', () => {
  for (const { title, lines } of readSpecification().sections) {
    const [, section] = /^§(\d+)/.exec(title) ?? []
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, index) => `${section}.${index + 1}`))
  }
})

test('a failure has its runner’s message', () => {
  const ofVitest = { testResults: [{ name: '/work/a.test.ts', assertionResults: [{ title: 'a', status: 'failed', failureMessages: ['expected 1'] }] }] }
  expect(resultsOfVitest(ofVitest, '/work')[0]?.problem).toBe('expected 1')
  const tests = [{ status: 'unexpected', results: [{ duration: 1, error: { message: 'not visible' } }] }]
  const ofPlaywright = { config: { rootDir: '/work' }, suites: [{ specs: [{ file: 'a.spec.ts', title: 'a', tests }] }] }
  expect(resultsOfPlaywright(ofPlaywright, '/work')[0]?.problem).toBe('not visible')
})
