import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../browser/find-chromium.ts'
import { workspace } from '../site/build-site.ts'
import { remoteNames } from '../site/parts.ts'
import { unprovenLines } from './coverage.ts'
import { lostFiles, testFiles } from './lost-files.ts'
import { runProgram, type Outcome } from './run-program.ts'
import { readSpecification } from './spec-lines.ts'
import { isFailure, sums } from './sums.ts'
import { readReport, resultsOfPlaywright, resultsOfVitest, type TestResult } from './test-results.ts'

/*
 * `npm test`: compiler, formatter, linter, build, unit tests, browser tests, the bench's limits on bytes, the specification's lines. `pnpm test:full`: the
 * tests that `npm test` leaves out (docs/testing.md). Each stage runs whatever the earlier ones said. The last line is the sum: `N passed, N failed`.
 */
const suite = process.argv[2] === 'full' ? 'full' : 'test'
const reports = join(workspace, 'test-results')
const node = 'node_modules/.bin/node'
/** For a test that hangs. A slow machine is no failure. */
const unitLimitMs = 60_000

/** Runs a program as one test of its own. Its output is shown if it failed. */
async function check(
  file: string,
  title: string,
  program: string,
  parameters: readonly string[],
): Promise<readonly TestResult[]> {
  const { outcome, seconds } = await timed(title, () => runProgram(program, parameters))
  return [{ file, title, passed: outcome.passed, seconds, problem: outcome.passed ? undefined : outcome.output }]
}

async function timed(
  title: string,
  work: () => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly seconds: number }> {
  const startedAt = performance.now()
  const outcome = await work()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${outcome.passed ? '✓' : '✗'} ${seconds.toFixed(0).padStart(4)} s  ${title}`)
  return { outcome, seconds }
}

type Reader = (report: unknown, directory: string) => readonly TestResult[]

/** Runs a runner. If it failed and its report shows no failure, or if there is no report, that is a failure too. */
async function run(
  title: string,
  report: string,
  read: Reader,
  work: () => Promise<Outcome>,
): Promise<readonly TestResult[]> {
  const { outcome } = await timed(title, work)
  const results = readReport(join(reports, report), (document) => read(document, workspace))
  if (results && (outcome.passed || results.some(isFailure))) return results
  return [...(results ?? []), { file: report, title, passed: false, seconds: 0, problem: outcome.output }]
}

function unitTests(workers: number): Promise<readonly TestResult[]> {
  const chosen = suite === 'full' ? ['.full.test.'] : ['--exclude=**/*.full.test.ts']
  const limits = [`--maxWorkers=${workers}`, `--testTimeout=${unitLimitMs}`, `--hookTimeout=${unitLimitMs}`]
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`]
  return run('unit tests', 'unit.json', resultsOfVitest, () =>
    runProgram('node_modules/.bin/vitest', ['run', ...chosen, ...limits, ...output]),
  )
}

function browserTests(workers: number): Promise<readonly TestResult[]> {
  const environment = { SUITE: suite, BROWSER_REPORT: join(reports, 'browser.json') }
  const parameters = ['test', '-c', 'e2e', `--workers=${workers}`]
  return run('browser tests', 'browser.json', resultsOfPlaywright, () =>
    runProgram('e2e/node_modules/.bin/playwright', parameters, environment),
  )
}

/** Builds the site once for all later stages. Without it each of them builds for itself, and says why it fails. */
async function build(): Promise<readonly TestResult[]> {
  const site = join(reports, 'site')
  const [built] = await check('e2e/kit/build-for-run.ts', 'build', node, ['e2e/kit/build-for-run.ts', site])
  if (built?.passed) process.env.BUILT_SITE = site
  return built ? [built] : []
}

/** Unit tests mostly wait and browser tests mostly compute: side by side, no processor is idle. */
async function tests(): Promise<readonly TestResult[]> {
  console.log('         unit tests and browser tests …')
  const bench = () =>
    suite === 'test'
      ? check('e2e/bench/bench.ts', 'bench: bytes, files, chains, copies', node, ['e2e/bench/bench.ts', '--quick'])
      : []
  if (availableParallelism() === 1) return [...(await unitTests(1)), ...(await bench()), ...(await browserTests(1))]
  const sideBySide = [browserTests(2), unitTests(1).then(async (results) => [...results, ...(await bench())])]
  return (await Promise.all(sideBySide)).flat()
}

// Ends here where there is no browser.
findChromium()
rmSync(reports, { recursive: true, force: true })
// Some hundred Node processes start from the same few files: they share what V8 compiled.
process.env.NODE_COMPILE_CACHE = join(reports, 'compile-cache')

const files = testFiles(workspace, suite)
const projects = ['.', ...remoteNames.flatMap((name) => [name, `${name}/tests`])]
const done = [
  ...(await check('tsconfig.json', 'compiler', 'node_modules/.bin/tsc', ['-b', ...projects])),
  ...(await check('.oxfmtrc.json', 'formatter', 'node_modules/.bin/oxfmt', ['--check'])),
  ...(await check('.oxlintrc.json', 'linter', 'node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings'])),
  ...(await check('knip.json', 'unused files, exports, packages', 'node_modules/.bin/knip', ['--no-progress'])),
  ...(await build()),
  ...(await tests()),
]
const unproven = suite === 'test' ? unprovenLines(readSpecification(), done) : []
const results = [
  ...done,
  ...lostFiles(files, done),
  ...unproven.map((problem) => ({
    file: 'e2e/spec-lines.json',
    title: 'a line of the specification',
    passed: false,
    seconds: 0,
    problem,
  })),
]

for (const { file, title, problem } of results.filter(isFailure)) {
  console.log(`\n── failed: ${file}, '${title}'\n${stripVTControlCharacters(problem ?? '').slice(0, 3000)}`)
}
console.log(`\n${sums(results).join('\n')}`)
process.exit(results.some(isFailure) ? 1 : 0)
