import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A test of either runner, and how it ended. */
export interface TestResult {
  /** Relative to the workspace. */
  readonly file: string
  readonly title: string
  /** Also false if it was left out or needed a second try. */
  readonly passed: boolean
  /** Why its author leaves it out here; absent if it had to run. */
  readonly skipped?: string
  readonly seconds: number
  /** What the runner says about a failure. */
  readonly problem?: string | undefined
}

/** Reads a runner's report; undefined if it wrote none, or half of one. @param file its path */
export function readReport<Value>(file: string, read: (report: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

interface VitestFile {
  readonly name: string
  /** Why the file, or what is before its tests, failed. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly title: string
    readonly status: string
    /** In milliseconds; a test that did not run has none. */
    readonly duration?: number | null
    readonly failureMessages?: readonly string[] | null
  }[]
}

const didNotRun = 'it did not run'

/** The tests of vitest's JSON report. A file that failed outside its tests is a failure of its own. */
export function resultsOfVitest(report: unknown, workspace: string): readonly TestResult[] {
  const { testResults } = report as { readonly testResults: readonly VitestFile[] }
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(workspace, name)
    const tests = assertionResults.map(({ title, status, duration, failureMessages }): TestResult => {
      const passed = status === 'passed'
      return {
        file,
        title,
        passed,
        seconds: (duration ?? 0) / 1000,
        problem: passed ? undefined : (failureMessages?.[0] ?? didNotRun),
      }
    })
    return message === ''
      ? tests
      : [...tests, { file, title: 'what is outside its tests', passed: false, seconds: 0, problem: message }]
  })
}

interface PlaywrightTest {
  readonly status: string
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
  /** One result for each try. `duration` is in milliseconds. */
  readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
}

interface PlaywrightSuite {
  readonly specs: readonly { file: string; title: string; tests: readonly PlaywrightTest[] }[]
  /** The title of a `describe`; a file has its own. */
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly file: string } }[]
}

/** The tests of Playwright's JSON report. What failed outside the tests is a failure of its own. */
export function resultsOfPlaywright(report: unknown, workspace: string): readonly TestResult[] {
  const { config, suites, errors } = report as PlaywrightReport
  const resultsOf = ({ specs, suites: inner = [] }: PlaywrightSuite): readonly TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map((test) => ({ file: relative(workspace, join(config.rootDir, file)), title, ...outcomeOf(test) })),
    ),
    ...inner.flatMap(resultsOf),
  ]
  const outside = errors.map(({ message, location }) => ({
    file: location ? relative(workspace, location.file) : 'e2e/playwright.config.ts',
    title: 'what is outside its tests',
    passed: false,
    seconds: 0,
    problem: message,
  }))
  return [...suites.flatMap(resultsOf), ...outside]
}

function outcomeOf({ status, annotations = [], results }: PlaywrightTest): Omit<TestResult, 'file' | 'title'> {
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
  if (status === 'expected') return { passed: true, seconds }
  const skip = annotations.find(({ type }) => type === 'skip')
  if (status === 'skipped' && skip) return { passed: false, skipped: skip.description ?? 'it says no reason', seconds }
  return { passed: false, seconds, problem: results.find(({ error }) => error)?.error?.message ?? didNotRun }
}
