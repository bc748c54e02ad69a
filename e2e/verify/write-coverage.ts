import { resultsOfLastRun } from './reports.ts'
import { writeCoverage } from './specification/check-specification.ts'

/* `pnpm coverage`: writes docs/specification-coverage.md from the results of the last `npm test`. */
const problems = writeCoverage(resultsOfLastRun())
for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error('nothing is written: `npm test` has to pass first')
process.exitCode = problems.length > 0 ? 1 : 0
