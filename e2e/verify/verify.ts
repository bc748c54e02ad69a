import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { testProjects } from '../kit/test-projects.ts'
import { addCounts, countOfPlaywright, countOfVitest, noTests, type Count } from './count-results.ts'
import { costTable, measureCost, timed, type Cost } from './costs.ts'
import { browserReports, builtSite, compileCache, readReport, reports, resultsOfLastRun, unitReport, workspace } from './reports.ts'
import { remoteNames } from '../site/parts.ts'
import { picturesNotCompared } from './not-compared.ts'
import { checkFaults } from './faults/check-faults.ts'
import { runProgram } from './run-program.ts'
import { checkSpecification } from './specification/check-specification.ts'
import type { TestResult } from './specification/test-results.ts'

/*
 * `npm test`: compiler, linter, the site's build; unit tests, the bench's deterministic gates and browser tests side by side; the specification's lines
 * and the fault matrix.
 * Each stage runs whatever the earlier ones said. It prints what each stage took. The last line is the sum: `N passed, N failed`.
 */
const costs: Cost[] = []

/** Results that belong together, and what they cost. */
async function stage<Outcome>(title: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${title}`)
  const cost = measureCost(title)
  const outcome = await work()
  costs.push(cost())
  return outcome
}

/** Runs a program and shows its output at once. @param program relative to the workspace */
async function run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(join(workspace, program), parameters, { cwd: workspace, stdio: 'inherit', env: { ...process.env, ...environment } })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status === 0
}

/** A stage with a yes-or-no result counts as one test. */
const check = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** A stage with a bad exit code counts as failed, even if its report shows no failure. */
function counted(passed: boolean, report: string, read: (document: unknown) => Count): Count {
  const count = readReport(report, read)
  if (!count) return check(false)
  return passed || count.failed > 0 ? count : addCounts(count, check(false))
}

/** Repeats the failures in short: the runners printed them some hundred lines above. */
function printFailures(results: readonly TestResult[]): void {
  for (const { file, title, problem } of results.filter(({ passed }) => !passed)) {
    console.log(`\n── failed: ${file}, '${title}'\n${stripVTControlCharacters(problem ?? 'its report says no more').slice(0, 1000)}`)
  }
}

/** A picture is compared only where its browser and fonts are those that drew it. */
function printPicturesNotCompared(): void {
  const keys = Object.values(browserReports).flatMap((file) => readReport(file, picturesNotCompared) ?? [])
  if (keys.length > 0) console.log(`\n── ${keys.length} pictures not compared: there are none of ${[...new Set(keys)].join(', ')} (docs/testing.md)`)
}

const processors = availableParallelism()
/** Each project's own settings decide how many files run at once, unless the command line does. */
const unitWorkers = Math.max(1, processors - 1)
/** For a test that hangs. A slow machine is no failure. */
const unitLimitMs = 60_000
const unit = ['run', `--maxWorkers=${unitWorkers}`, `--testTimeout=${unitLimitMs}`, `--hookTimeout=${unitLimitMs}`, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
const playwright = 'e2e/node_modules/.bin/playwright'

/** Builds the site once for all later stages. If that fails, each of them builds for itself and says why it fails. */
async function buildSite(): Promise<boolean> {
  const isBuilt = await run('node_modules/.bin/node', ['e2e/kit/build-for-run.ts', builtSite])
  if (isBuilt) process.env.BUILT_SITE = builtSite
  return isBuilt
}

/** Here the bench measures only bytes and counts, which no other load changes. */
async function runUnitTestsAndGates(): Promise<Count> {
  const [units, gates] = await Promise.all([
    runProgram('node_modules/.bin/vitest', unit),
    runProgram('node_modules/.bin/node', ['e2e/bench/bench.ts', '--quick']),
  ])
  console.log(`\n── unit tests\n${units.said}\n── bench: bytes, files, chains, copies\n${gates.said}`)
  return addCounts(counted(units.passed, unitReport, countOfVitest), check(gates.passed))
}

/** These parts' browser tests run after the unit tests, so that all lanes end at about the same time. */
const laterProjects: ReadonlySet<string> = new Set(['mf-home', 'mf-profile'])

/**
 * Tests run without traces, which would take as long again. A failed test is repeated only for its trace: it has failed, whatever the repetition says.
 * @param name the name of the report and of the folder for traces
 */
async function runBrowserTests(name: keyof typeof browserReports, projects: readonly string[], workers: number): Promise<Count> {
  if (projects.length === 0) return noTests
  const report = browserReports[name]
  const parameters = ['test', '-c', 'e2e', `--workers=${workers}`, `--output=e2e/test-results/${name}`]
  const environment = { TEST_PROJECTS: projects.join(',') }
  const passed = await run(playwright, parameters, { ...environment, BROWSER_REPORT: report })
  const count = counted(passed, report, countOfPlaywright)
  if (count.failed > 0) {
    console.log('\n── what failed, for its trace')
    await run(playwright, [...parameters, '--last-failed', '--trace=on', '--max-failures=10'], environment)
  }
  return count
}

/**
 * Unit tests mostly wait and browser tests mostly compute: they run side by side, so that no processor is idle. There are three lanes: two
 * browser workers, and the unit tests followed by the remaining browser tests. On a single processor all run one after the other.
 */
async function runTests(): Promise<Count> {
  const all = testProjects.map(({ name }) => name)
  const units = () => timed('unit tests, the bench’s gates', runUnitTestsAndGates)
  const browsers = (name: keyof typeof browserReports, projects: readonly string[], workers: number) => () =>
    timed(`browser tests: ${projects.join(', ')}`, () => runBrowserTests(name, projects, workers))
  const first = all.filter((name) => !laterProjects.has(name))
  const later = all.filter((name) => laterProjects.has(name))
  const lanes = processors > 1 ? [[browsers('first', first, 2)], [units, browsers('later', later, 1)]] : [[units, browsers('first', all, 1)]]
  const cost = measureCost('tests, side by side')
  const done = (await Promise.all(lanes.map(oneAfterTheOther))).flat()
  costs.push({ ...cost(), parts: done.map(({ duration }) => duration) })
  return done.map(({ outcome }) => outcome).reduce(addCounts)
}

async function oneAfterTheOther<Outcome>(works: readonly (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const work of works) outcomes.push(await work())
  return outcomes
}

rmSync(reports, { recursive: true, force: true })
// Some hundred Node processes start from the same few files: they share what V8 compiled.
process.env.NODE_COMPILE_CACHE = compileCache
const stages: readonly Count[] = [
  check(await stage('compiler', () => run('node_modules/.bin/tsc', ['-b', '.', ...remoteNames.flatMap((name) => [name, `${name}/tests`])]))),
  check(await stage('linter', () => run('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings']))),
  check(await stage('build', buildSite)),
  await runTests(),
]
const results = resultsOfLastRun()
const documents = [checkSpecification(results), checkFaults(results)].map(check)
printFailures(results)
printPicturesNotCompared()
console.log(`\n── costs\n${costTable(costs, results)}`)

const { passed, failed } = [...stages, ...documents].reduce(addCounts, noTests)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
