import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../verify/test-results.ts'
import { resultsOfPlaywright, resultsOfVitest, type TestResult } from '../verify/test-results.ts'
import { patternOf } from './claiming-tests.ts'
import { projectOf } from './parts-of.ts'
import type { RunInCopy } from './workspace-copy.ts'

/** Runs a copy's tests: those in the given files that claim the given lines. */
export type RunTests = (files: readonly string[], lines: readonly string[]) => Promise<TestRun>

export interface TestRun {
  /** The tests that ran. */
  readonly results: readonly TestResult[]
  /** Why there is no result: a file that cannot be loaded, a site that cannot be started. */
  readonly problem: string | undefined
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly unknown[]
}

/** A failure in vitest's report that is not a test: a file that could not be collected. */
export function fileProblem(report: unknown): string | undefined {
  const { testResults } = report as { testResults: readonly VitestFile[] }
  const broken = testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return broken && `${broken.name.split('/').at(-1)} could not be loaded: ${broken.message?.trim().split('\n')[0] ?? ''}`
}

const lastLines = (said: string): string => said.trim().split('\n').slice(-5).join(' ')

/** @param directory the copy */
export function unitTests(directory: string, run: RunInCopy): RunTests {
  const report = join(directory, 'test-results/mutants-unit.json')
  return async (files, lines) => {
    rmSync(report, { force: true })
    const { said } = await run('node_modules/.bin/vitest', ['run', ...files, '-t', patternOf(lines), '--reporter=json', `--outputFile=${report}`])
    const read = readReport(report, (document) => ({
      results: resultsOfVitest(document, directory).filter(({ title }) => new RegExp(patternOf(lines)).test(title)),
      problem: fileProblem(document),
    }))
    return read ?? { results: [], problem: lastLines(said) }
  }
}

/** Needs the built parts. */
export function browserTests(directory: string, run: RunInCopy): RunTests {
  const report = join(directory, 'test-results/mutants-browser.json')
  return async (files, lines) => {
    rmSync(report, { force: true })
    const environment = { TEST_PROJECTS: [...new Set(files.map(projectOf))].join(','), TEST_PARTS_ARE_BUILT: '1', BROWSER_REPORT: report }
    const filters = files.map((file) => file.replaceAll('.', String.raw`\.`))
    const { said } = await run('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e', ...filters, '--grep', patternOf(lines)], { environment })
    const results = readReport(report, (document) => resultsOfPlaywright(document, directory)) ?? []
    return { results, problem: results.length === 0 ? lastLines(said) : undefined }
  }
}
