import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../reports.ts'
import type { TestResult } from '../specification/test-results.ts'
import { faultReportOf, type FaultReport } from './fault-report.ts'
import { faultPage, faultRows } from './fault-tables.ts'

const page = join(workspace, 'docs/fault-matrix.md')

/** Prints the fault matrix. @returns whether a run has seen every row and what is around them, and the page in `docs` says the same */
export function checkFaults(results: readonly TestResult[]): boolean {
  const report = faultReportOf(results)
  console.log(`\n── faults: each remote × each fault\n${faultRows(report)}`)
  for (const problem of report.problems) console.error(problem)
  const isWritten = readFileSync(page, 'utf8') === faultPage(report)
  if (report.problems.length === 0 && !isWritten) console.error('docs/fault-matrix.md says something else: `pnpm coverage` writes what this run saw')
  console.log(`${report.rows.filter(({ outcome }) => outcome !== undefined).length} of ${report.rows.length} rows seen, and ${report.others.length} faults around them`)
  return report.problems.length === 0 && isWritten
}

/** Writes the page of what a run saw, unless something is missing. */
export function writeFaults(results: readonly TestResult[]): FaultReport['problems'] {
  const report = faultReportOf(results)
  if (report.problems.length === 0) writeFileSync(page, faultPage(report))
  return report.problems
}
