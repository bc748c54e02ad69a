import { resultsOfLastRun } from './reports.ts'
import { writeFaults } from './faults/check-faults.ts'
import { writeCoverage } from './specification/check-specification.ts'

/* `pnpm coverage`: writes docs/specification-coverage.md and docs/fault-matrix.md from the results of the last `npm test`. */
const results = resultsOfLastRun()
const problems = [...writeCoverage(results), ...writeFaults(results)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error('not everything is written: `npm test` has to pass first')
process.exitCode = problems.length > 0 ? 1 : 0
