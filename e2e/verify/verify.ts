import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { addCounts, countOfPlaywright, countOfVitest, noTests, type Count } from './count-results.ts'
import { checkSpecification } from './specification/check-specification.ts'
import { resultsOfPlaywright, resultsOfVitest, type TestResult } from './specification/test-results.ts'

/*
 * `npm test`: compiler, linter, unit tests, browser tests, the bench's deterministic gates, the specification's lines; each stage
 * runs whatever the ones before it said. The last line is the sum: `N passed, N failed`.
 */
const workspace = resolve(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'verify-'))

/** @param program relative to the workspace */
function run(title: string, program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(join(workspace, program), parameters, {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** A stage that says yes or no counts as one test. */
const check = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** A stage that ended badly counts as failed, even if its report says nothing of it. */
function counted(passed: boolean, report: string, read: (document: unknown) => Count): Count {
  const count = readReport(report, read)
  if (!count) return check(false)
  return passed || count.failed > 0 ? count : addCounts(count, check(false))
}

/** The tests of a report; none where its stage wrote none. */
const resultsOf = (report: string, read: (document: unknown, workspace: string) => TestResult[]): TestResult[] =>
  readReport(report, (document) => read(document, workspace)) ?? []

function readReport<Value>(report: string, read: (document: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

/** What failed, once more and in short: the runners said it some hundred lines above. */
function printFailures(results: readonly TestResult[]): void {
  for (const { file, title, problem } of results.filter(({ passed }) => !passed)) {
    console.log(`\n── failed: ${file}, '${title}'\n${stripVTControlCharacters(problem ?? 'its report says no more').slice(0, 1000)}`)
  }
}

const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const unit = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]

const stages: readonly Count[] = [
  check(run('compiler', 'node_modules/.bin/tsc', ['-b'])),
  check(run('linter', 'node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings'])),
  counted(run('unit tests', 'node_modules/.bin/vitest', unit), unitReport, countOfVitest),
  counted(
    run('browser tests', 'e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e'], { BROWSER_REPORT: browserReport }),
    browserReport,
    countOfPlaywright,
  ),
  check(run('bench: bytes, files, chains, copies', 'node_modules/.bin/node', ['e2e/bench/bench.ts', '--quick'])),
]
const results = [...resultsOf(unitReport, resultsOfVitest), ...resultsOf(browserReport, resultsOfPlaywright)]
rmSync(reports, { recursive: true })
const specification = check(checkSpecification(workspace, results))
printFailures(results)

const { passed, failed } = [...stages, specification].reduce(addCounts, noTests)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
