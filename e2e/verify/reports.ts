import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resultsOfPlaywright, resultsOfVitest, type TestResult } from './specification/test-results.ts'

/* What the last `npm test` left of its runners: `pnpm coverage` reads it later. */

export const workspace = resolve(import.meta.dirname, '../..')
export const reports = join(workspace, 'test-results')
export const unitReport = join(reports, 'unit.json')
/** The browser tests' reports: of those that start at once, and of those that follow the unit tests. */
export const browserReports = { first: join(reports, 'browser-first.json'), later: join(reports, 'browser-later.json') }
/** The site that all its stages use. */
export const builtSite = join(reports, 'site')
export const compileCache = join(reports, 'compile-cache')

/** Undefined where a stage wrote none, or another thing. */
export function readReport<Value>(report: string, read: (document: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

/** The tests of both runners; none of a runner without a report. */
export function resultsOfLastRun(): TestResult[] {
  const unit = readReport(unitReport, (report) => resultsOfVitest(report, workspace))
  const browser = Object.values(browserReports).flatMap((file) => readReport(file, (report) => resultsOfPlaywright(report, workspace)) ?? [])
  return [...(unit ?? []), ...browser]
}
