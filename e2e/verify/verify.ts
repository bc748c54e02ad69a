import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../browser/find-chromium.ts'
import { unitTestsOf } from '../kit/suite.ts'
import { remoteNames, workspace } from '../site/parts.ts'
import { runProgram, timed, type Outcome } from './run-program.ts'
import { readSpecification, unprovenLines } from './spec-lines.ts'
import {
  isFailure,
  lostFiles,
  readReport,
  resultsOfPlaywright,
  resultsOfVitest,
  sums,
  testFiles,
  type TestResult,
} from './test-results.ts'

/*
 * `npm test`: compiler, formatter, linter, build, unit tests, browser tests, the bench's limits on bytes, the specification's lines. `pnpm test:full`: the
 * tests that `npm test` leaves out (docs/testing.md). Each stage runs whatever the earlier ones said. The last line is the sum: `N passed, N failed`.
 */
const suite = process.argv[2] === 'full' ? 'full' : 'test'
const reports = join(workspace, 'test-results')
const node = 'node_modules/.bin/node'

type Results = readonly TestResult[]

/** Runs a program as one test of its own. Its output is shown if it failed. */
async function check(file: string, title: string, program: string, ...parameters: readonly string[]): Promise<Results> {
  const { passed, output } = await timed(title, () => runProgram(program, parameters))
  return [{ file, title, passed, problem: output }]
}

async function unitTests(workers: number): Promise<Results> {
  const report = join(reports, 'unit.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const parameters = ['run', ...unitTestsOf(suite), `--maxWorkers=${workers}`, ...output]
  const outcome = await timed('unit tests', () => runProgram('node_modules/.bin/vitest', parameters))
  return resultsOf('unit tests', report, resultsOfVitest, outcome)
}

async function browserTests(workers: number): Promise<Results> {
  const report = join(reports, 'browser.json')
  const parameters = ['test', '-c', 'e2e', `--workers=${workers}`]
  const environment = { SUITE: suite, BROWSER_REPORT: report }
  const run = () => runProgram('e2e/node_modules/.bin/playwright', parameters, environment)
  const outcome = await timed('browser tests', run)
  return resultsOf('browser tests', report, resultsOfPlaywright, outcome)
}

/** If a runner failed and its report shows no failure, or if there is no report, that is a failure too. */
function resultsOf(title: string, file: string, read: typeof resultsOfVitest, { passed, output }: Outcome): Results {
  const results = readReport(file, (report) => read(report, workspace))
  if (results && (passed || results.some(isFailure))) return results
  return [...(results ?? []), { file: basename(file), title, passed: false, problem: output }]
}

/** Builds the site once for all later stages. Without it each of them builds for itself, and says why it fails. */
async function build(): Promise<Results> {
  const site = join(reports, 'site')
  const built = await check('e2e/kit/built-site.ts', 'build', node, 'e2e/kit/built-site.ts', site)
  if (!built.some(isFailure)) process.env.BUILT_SITE = site
  return built
}

/** Unit tests mostly wait and browser tests mostly compute: side by side, no processor is idle. */
async function tests(): Promise<Results> {
  console.log('         unit tests and browser tests …')
  const isAlone = availableParallelism() === 1
  const browser = isAlone ? undefined : browserTests(2)
  const unit = await unitTests(1)
  const bytes =
    suite === 'test'
      ? await check('e2e/bench/bench.ts', 'bench: bytes, files, chains, copies', node, 'e2e/bench/bench.ts', '--quick')
      : []
  return [...unit, ...bytes, ...(await (browser ?? browserTests(1)))]
}

// Ends here where there is no browser.
findChromium()
rmSync(reports, { recursive: true, force: true })
// Some hundred Node processes start from the same few files: they share what V8 compiled.
process.env.NODE_COMPILE_CACHE = join(reports, 'compile-cache')

const files = testFiles(workspace, suite)
const projects = ['.', ...remoteNames.flatMap((name) => [name, `${name}/tests`])]
const done = [
  ...(await check('tsconfig.json', 'compiler', 'node_modules/.bin/tsc', '-b', ...projects)),
  ...(await check('.oxfmtrc.json', 'formatter', 'node_modules/.bin/oxfmt', '--check')),
  ...(await check('.oxlintrc.json', 'linter', 'node_modules/.bin/oxlint', '--type-aware', '--deny-warnings')),
  ...(await check('knip.json', 'unused files, exports, packages', 'node_modules/.bin/knip', '--no-progress')),
  ...(await build()),
  ...(await tests()),
]
const unproven = suite === 'test' ? unprovenLines(readSpecification(), done) : []
const ofSpecification = { file: 'e2e/spec-lines.json', title: 'a line of the specification', passed: false }
const results = [...done, ...lostFiles(files, done), ...unproven.map((problem) => ({ ...ofSpecification, problem }))]

for (const { file, title, problem } of results.filter(isFailure))
  console.log(`\n── failed: ${file}, '${title}'\n${stripVTControlCharacters(problem ?? '').slice(0, 3000)}`)
console.log(`\n${sums(results).join('\n')}`)
process.exit(results.some(isFailure) ? 1 : 0)
