import { expect, test } from 'vitest'
import { lostFiles, resultsOfPlaywright, resultsOfVitest, sums, testFiles } from './test-results.ts'

const unitTest = 'shared/a.test.ts'
const resultsOfUnitTests = (assertionResults: object[], message = '') =>
  resultsOfVitest({ testResults: [{ name: `/work/${unitTest}`, message, assertionResults }] }, '/work')

const browserTest = 'mf-home/tests/a.spec.ts'
const resultsOfBrowserTests = (tests: object[], errors: object[] = []) => {
  const suites = [{ specs: [], suites: [{ specs: [{ file: `../${browserTest}`, title: 'a', tests }] }] }]
  return resultsOfPlaywright({ config: { rootDir: '/work/e2e' }, suites, errors }, '/work')
}

test('a unit test passed, or failed; one that did not run has failed', () => {
  const results = resultsOfUnitTests([
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed', failureMessages: ['expected 1'] },
    { title: 'c', status: 'skipped' },
  ])
  expect(results).toEqual([
    { file: unitTest, title: 'a', passed: true },
    { file: unitTest, title: 'b', passed: false, problem: 'expected 1' },
    { file: unitTest, title: 'c', passed: false, problem: 'it did not run' },
  ])
})

const failing = (message: string) => [{ errors: [{ message }] }]
const skip = [{ type: 'skip', description: 'why' }]

test.each<[string, object, object]>([
  ['passed', { status: 'expected' }, { passed: true }],
  ['failed', { status: 'unexpected', results: failing('hidden') }, { passed: false, problem: 'hidden' }],
  ['needed a second try', { status: 'flaky', results: failing('late') }, { passed: false, problem: 'late' }],
  ['was not reached', { status: 'skipped' }, { passed: false, problem: 'it did not run' }],
  ['was skipped on purpose', { status: 'skipped', annotations: skip }, { passed: false, skipped: 'why' }],
])('a browser test that %s', (_, report, outcome) => {
  const results = resultsOfBrowserTests([{ annotations: [], results: [], ...report }])
  expect(results).toEqual([{ file: browserTest, title: 'a', ...outcome }])
})

test('what fails outside of tests is a failure with its file, and so is a file of which nothing was heard', () => {
  const lost = { file: unitTest, passed: false, problem: 'cannot find x' }
  expect(resultsOfUnitTests([], 'cannot find x')).toMatchObject([lost])
  const errors = [{ message: 'syntax', location: { file: '/work/mf-home/tests/b.spec.ts' } }, { message: 'no port' }]
  expect(resultsOfBrowserTests([], errors)).toMatchObject([
    { file: 'mf-home/tests/b.spec.ts', passed: false, problem: 'syntax' },
    { file: 'e2e/playwright.config.ts', passed: false, problem: 'no port' },
  ])
  const heard = { file: 'a.test.ts', title: 'a', passed: true }
  expect(lostFiles(['a.test.ts', 'b.test.ts'], [heard])).toMatchObject([{ file: 'b.test.ts', passed: false }])
})

test('each test file is in one of the two suites', () => {
  const workspace = `${import.meta.dirname}/../..`
  const [usual, full] = [testFiles(workspace, 'test'), testFiles(workspace, 'full')]
  expect(usual).toContain('e2e/verify/test-results.test.ts')
  expect(full).toContain('mf-home/tests/alone.spec.ts')
  expect(usual.filter((file) => full.includes(file))).toEqual([])
})

test('there is a sum for each area, a line for what is skipped, and last the sum of all', () => {
  const results = [
    { file: 'mf-home/a.test.ts', title: 'a', passed: true },
    { file: 'e2e/platform/a.test.ts', title: 'a', passed: false },
    { file: 'shell/a.spec.ts', title: 'a', passed: false, skipped: 'why' },
    { file: 'e2e/repository/a.test.ts', title: 'a', passed: true },
  ]
  expect(sums(results)).toEqual([
    'product: 1 passed, 0 failed',
    'platform: 0 passed, 1 failed',
    'tools and documents: 1 passed, 0 failed',
    "skipped: shell/a.spec.ts, 'a': why",
    '',
    '2 passed, 1 failed',
  ])
})
