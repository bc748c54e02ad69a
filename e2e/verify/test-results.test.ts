import { expect, test } from 'vitest'
import { lostFiles, testFiles } from './lost-files.ts'
import { sums } from './sums.ts'
import { resultsOfPlaywright, resultsOfVitest } from './test-results.ts'

const vitestFile = (assertionResults: object[], message = '') => ({
  testResults: [{ name: '/work/shared/a.test.ts', message, assertionResults }],
})
const playwright = (tests: object[], errors: object[] = []) => ({
  config: { rootDir: '/work/e2e' },
  suites: [{ specs: [], suites: [{ specs: [{ file: '../mf-home/tests/a.spec.ts', title: 'a', tests }] }] }],
  errors,
})

test('a unit test passed, or failed; one that did not run has failed', () => {
  const report = vitestFile([
    { title: 'a', status: 'passed', duration: 1500 },
    { title: 'b', status: 'failed', failureMessages: ['expected 1'] },
    { title: 'c', status: 'skipped' },
  ])
  expect(resultsOfVitest(report, '/work')).toEqual([
    { file: 'shared/a.test.ts', title: 'a', passed: true, seconds: 1.5, problem: undefined },
    { file: 'shared/a.test.ts', title: 'b', passed: false, seconds: 0, problem: 'expected 1' },
    { file: 'shared/a.test.ts', title: 'c', passed: false, seconds: 0, problem: 'it did not run' },
  ])
})

test('a file of unit tests that does not load is a failure with its name', () => {
  expect(resultsOfVitest(vitestFile([], 'cannot find x'), '/work')).toMatchObject([
    { file: 'shared/a.test.ts', passed: false, problem: 'cannot find x' },
  ])
})

test.each<[string, object, object]>([
  ['passed', { status: 'expected', results: [{ duration: 1500 }] }, { passed: true, seconds: 1.5 }],
  [
    'failed',
    { status: 'unexpected', results: [{ duration: 0, error: { message: 'not visible' } }] },
    { passed: false, seconds: 0, problem: 'not visible' },
  ],
  [
    'needed a second try',
    { status: 'flaky', results: [{ duration: 0, error: { message: 'late' } }, { duration: 0 }] },
    { passed: false, seconds: 0, problem: 'late' },
  ],
  ['was not reached', { status: 'skipped', results: [] }, { passed: false, seconds: 0, problem: 'it did not run' }],
  [
    'was skipped on purpose',
    { status: 'skipped', annotations: [{ type: 'skip', description: 'why' }], results: [] },
    { passed: false, skipped: 'why', seconds: 0 },
  ],
])('a browser test that %s', (_, report, outcome) => {
  expect(resultsOfPlaywright(playwright([report]), '/work')).toEqual([
    { file: 'mf-home/tests/a.spec.ts', title: 'a', ...outcome },
  ])
})

test('what fails outside of browser tests is a failure with its file', () => {
  const report = playwright(
    [],
    [{ message: 'syntax', location: { file: '/work/mf-home/tests/b.spec.ts' } }, { message: 'no port' }],
  )
  expect(resultsOfPlaywright(report, '/work')).toMatchObject([
    { file: 'mf-home/tests/b.spec.ts', passed: false, problem: 'syntax' },
    { file: 'e2e/playwright.config.ts', passed: false, problem: 'no port' },
  ])
})

test('a file of which nothing was heard is a failure with its name', () => {
  const heard = { file: 'a.test.ts', title: 'a', passed: true, seconds: 1 }
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
  const result = (file: string, passed: boolean) => ({ file, title: 'a', passed, seconds: 1 })
  const results = [
    result('mf-home/a.test.ts', true),
    result('e2e/platform/a.test.ts', false),
    { ...result('shell/a.spec.ts', false), skipped: 'why' },
    result('e2e/repository/a.test.ts', true),
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
