import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { isOfFullSuite } from '../kit/suite.ts'

export interface TestResult {
  readonly file: string
  readonly title: string
  /** Also false if it was left out or needed a second try. */
  readonly passed: boolean
  /** Why its author leaves it out here; absent if it had to run. */
  readonly skipped?: string
  readonly problem?: string
}

export const isFailure = ({ passed, skipped }: TestResult): boolean => !passed && skipped === undefined

/** Reads a runner's report; undefined if it wrote none, or half of one. @param file its path */
export function readReport<Value>(file: string, read: (report: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const didNotRun = 'it did not run'

const outsideTests = (file: string, problem?: string): TestResult => ({
  file,
  title: 'what is outside its tests',
  passed: false,
  problem,
})

/** The tests of vitest's JSON report. A file that failed outside its tests is a failure of its own. */
export function resultsOfVitest(report: unknown, workspace: string): readonly TestResult[] {
  const { testResults } = report as JsonTestResults
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(workspace, name)
    const tests = assertionResults.map(({ title, status, failureMessages }): TestResult => {
      const passed = status === 'passed'
      return { file, title, passed, problem: passed ? undefined : (failureMessages?.[0] ?? didNotRun) }
    })
    return message === '' ? tests : [...tests, outsideTests(file, message)]
  })
}

/** The tests of Playwright's JSON report. What failed outside the tests is a failure of its own. */
export function resultsOfPlaywright(report: unknown, workspace: string): readonly TestResult[] {
  const { config, suites, errors } = report as JSONReport
  const resultsOf = ({ specs, suites: inner = [] }: JSONReportSuite): readonly TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map((test) => ({ file: relative(workspace, join(config.rootDir, file)), title, ...outcomeOf(test) })),
    ),
    ...inner.flatMap(resultsOf),
  ]
  return [
    ...suites.flatMap(resultsOf),
    ...errors.map(({ message, location }) =>
      outsideTests(location ? relative(workspace, location.file) : 'e2e/playwright.config.ts', message),
    ),
  ]
}

function outcomeOf({ status, annotations, results }: JSONReportTest): Omit<TestResult, 'file' | 'title'> {
  if (status === 'expected') return { passed: true }
  const skip = annotations.find(({ type }) => type === 'skip')
  if (status === 'skipped' && skip) return { passed: false, skipped: skip.description ?? 'it says no reason' }
  return {
    passed: false,
    problem: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || didNotRun,
  }
}

/** Every file of a workspace that has tests of a suite, whatever the runners find. */
export function testFiles(workspace: string, suite: 'test' | 'full'): readonly string[] {
  const files = globSync(['{shared,shell,mf-*,e2e}/**/*.test.{ts,tsx}', '{e2e,shell,mf-*}/tests/**/*.spec.ts'], {
    cwd: workspace,
    exclude: ['**/{node_modules,dist,.types}/**'],
  })
  return files.filter((file) => isOfFullSuite(file) === (suite === 'full'))
}

/** A failure for each file of which no test was heard: it was not found, did not start, or its runner ended early. */
export function lostFiles(files: readonly string[], results: readonly TestResult[]): readonly TestResult[] {
  const heard = new Set(results.map(({ file }) => file))
  return files
    .filter((file) => !heard.has(file))
    .map((file) => ({ file, title: 'the whole file', passed: false, problem: 'no test of it was heard' }))
}

/** What a test is about, by the folder of its file. */
const areas = {
  product: /^(mf-[^/]+|shell|shared|e2e\/tests|e2e\/identity)\//,
  platform: /^e2e\/platform\//,
  'tools and documents': /^/,
} as const

const areaOf = (file: string) => Object.entries(areas).find(([, folders]) => folders.test(file))?.[0]

/** One line for each area, those that were skipped on purpose, and last the sum of all: `N passed, N failed`. */
export const sums = (results: readonly TestResult[]): readonly string[] => [
  ...Object.keys(areas).map((area) => `${area}: ${sumOf(results.filter(({ file }) => areaOf(file) === area))}`),
  ...results.flatMap(({ file, title, skipped }) =>
    skipped === undefined ? [] : [`skipped: ${file}, '${title}': ${skipped}`],
  ),
  '',
  sumOf(results),
]

const sumOf = (results: readonly TestResult[]): string =>
  `${results.filter(({ passed }) => passed).length} passed, ${results.filter(isFailure).length} failed`
