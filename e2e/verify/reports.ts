import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resultsOfPlaywright, resultsOfVitest, type TestResult } from './specification/test-results.ts'

/* The runners' reports of the last `npm test`, which `pnpm coverage` reads later. */

export const workspace = resolve(import.meta.dirname, '../..')
export const reports = join(workspace, 'test-results')
export const unitReport = join(reports, 'unit.json')
/** The browser tests' reports: of the tests that start at once, and of those that follow the unit tests. */
export const browserReports = { first: join(reports, 'browser-first.json'), later: join(reports, 'browser-later.json') }
/** The site that all stages use. */
export const builtSite = join(reports, 'site')
export const compileCache = join(reports, 'compile-cache')

/** Undefined if a stage wrote no valid report. */
export function readReport<Value>(report: string, read: (document: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

/** The tests of both runners; a runner without a report has none. */
export function resultsOfLastRun(): TestResult[] {
  const unit = readReport(unitReport, (report) => resultsOfVitest(report, workspace))
  const browser = Object.values(browserReports).flatMap((file) => readReport(file, (report) => resultsOfPlaywright(report, workspace)) ?? [])
  return [...(unit ?? []), ...browser]
}
