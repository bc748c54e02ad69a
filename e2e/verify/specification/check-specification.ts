import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../reports.ts'
import { coverageOf, type Coverage } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { readSpecification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

const page = join(workspace, 'docs/specification-coverage.md')

/** Prints what a run did not prove. @returns whether it proved every line, and the table in `docs` says the same */
export function checkSpecification(results: readonly TestResult[]): boolean {
  console.log('\n── specification: lines and the tests that prove them')
  const coverage = coverageOf(readSpecification(), results)
  for (const problem of coverage.problems) console.error(problem)
  const isWritten = readFileSync(page, 'utf8') === coverageTable(coverage)
  if (coverage.problems.length === 0 && !isWritten) console.error('docs/specification-coverage.md says something else: `pnpm coverage` writes what this run proved')
  const proofs = coverage.sections.flatMap(({ lines }) => lines.map(({ proof }) => proof.kind))
  console.log(`${proofs.filter((proof) => proof === 'proven').length} of ${proofs.length} lines proven`)
  return coverage.problems.length === 0 && isWritten
}

/** Writes the table of what a run proved, unless it left lines open. */
export function writeCoverage(results: readonly TestResult[]): Coverage['problems'] {
  const coverage = coverageOf(readSpecification(), results)
  if (coverage.problems.length === 0) writeFileSync(page, coverageTable(coverage))
  return coverage.problems
}
