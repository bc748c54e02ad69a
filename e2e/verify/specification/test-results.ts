import { join, relative } from 'node:path'

/** A test of either runner, and how it ended. */
export interface TestResult {
  /** Relative to the workspace. */
  readonly file: string
  readonly title: string
  /** Also false if it was skipped or needed a second try. */
  readonly passed: boolean
  readonly seconds: number
  /** The runner's message about a failure. */
  readonly problem?: string | undefined
  /** What a browser test recorded. */
  readonly annotations?: readonly Annotation[]
}

export interface Annotation {
  readonly type: string
  readonly description?: string
}

interface VitestTest {
  readonly title: string
  readonly status: string
  /** In milliseconds; a test that did not run has none. */
  readonly duration?: number | null
  readonly failureMessages?: readonly string[]
}

/** The tests of vitest's JSON report. */
export function resultsOfVitest(report: unknown, workspace: string): TestResult[] {
  const { testResults } = report as {
    testResults: readonly { name: string; assertionResults: readonly VitestTest[] }[]
  }
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration, failureMessages }) => ({
      file: relative(workspace, name),
      title,
      passed: status === 'passed',
      seconds: (duration ?? 0) / 1000,
      problem: failureMessages?.[0],
    })),
  )
}

interface PlaywrightTest {
  readonly status: string
  readonly annotations?: readonly Annotation[]
  /** One result for each try. `duration` is in milliseconds. */
  readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
}

interface PlaywrightSuite {
  readonly specs: readonly { file: string; title: string; tests: readonly PlaywrightTest[] }[]
  /** The title of a `describe`; a file has its own. */
  readonly suites?: readonly PlaywrightSuite[]
}

/** The tests of Playwright's JSON report. */
export function resultsOfPlaywright(report: unknown, workspace: string): TestResult[] {
  const { config, suites } = report as { config: { rootDir: string }; suites: readonly PlaywrightSuite[] }
  const resultsOf = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.map(({ file, title, tests }) => ({
      file: relative(workspace, join(config.rootDir, file)),
      title,
      passed: tests.every(({ status }) => status === 'expected'),
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      problem: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      annotations: tests.flatMap(({ annotations = [] }) => annotations),
    })),
    ...(suite.suites ?? []).flatMap(resultsOf),
  ]
  return suites.flatMap(resultsOf)
}
