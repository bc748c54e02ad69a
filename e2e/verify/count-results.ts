/** How many tests passed and failed. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export const noTests: Count = { passed: 0, failed: 0 }

export const addCounts = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})

/** Reads vitest's JSON report. A file that could not be collected has failed too. */
export function countOfVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) }
}

/** Reads Playwright's JSON report. A skipped or flaky test has not passed. */
export function countOfPlaywright(report: unknown): Count {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: readonly unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0) }
}
