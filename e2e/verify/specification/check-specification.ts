import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { readSpecification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

/** Writes the table of what a run proved, and says what it did not. Whether every line is proven that has to be. */
export function checkSpecification(workspace: string, results: readonly TestResult[]): boolean {
  console.log('\n── specification: lines and the tests that prove them')
  const coverage = coverageOf(readSpecification(), results)
  writeFileSync(join(workspace, 'docs/specification-coverage.md'), coverageTable(coverage))
  for (const problem of coverage.problems) console.error(problem)
  const proofs = coverage.sections.flatMap(({ lines }) => lines.map(({ proof }) => proof.kind))
  console.log(`${proofs.filter((proof) => proof === 'proven').length} of ${proofs.length} lines proven`)
  return coverage.problems.length === 0
}
